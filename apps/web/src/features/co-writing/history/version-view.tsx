import type { SharedStretch } from '@learntrail/contract/co-writing/shared-history'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listed } from '../../../ui/listed.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { useTagName } from '../../tags/index.ts'
import { restoreShared, sharedVersionQuery } from '../api/history.ts'
import { sharedKey } from '../api/shared-key.ts'
import type { Writing } from '../writing/use-shared-record.ts'
import { Changed } from './changed.tsx'
import css from './history.module.css'

interface VersionViewProps {
  writing: Writing
  stretch: SharedStretch
  onBack: () => void
  onClose: () => void
}

/** The record after a stretch of writing. Restoring it is a change like any other, so nothing leaves the history. */
export function VersionView({ writing, stretch, onBack, onClose }: VersionViewProps) {
  const { t } = useTranslation('co-writing')
  const queryClient = useQueryClient()
  const { record, isWriter } = writing
  const query = useQuery(sharedVersionQuery(record.id, stretch))
  const restoring = useMutation({
    mutationFn: () => restoreShared(record.id, stretch.to),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sharedKey })
      toast(t('history.restored'))
      onClose()
    },
  })
  const version = query.data
  const tagName = useTagName()
  const tags = [...(version?.tags ?? []).map(tagName), ...(version?.customTags ?? []).map((tag) => `# ${tag}`)]
  const hasChanged = version && (version.added !== '' || version.removed !== '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatTaipei(stretch.endedAt)}
      isWide
      actions={
        <>
          <Button look="line" onClick={onBack}>
            {t('history.back')}
          </Button>
          {isWriter && version ? (
            <Button isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
              {t('history.restore')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.dialog}>
        <FormAlert>{restoring.error ? sentenceOf(restoring.error) : null}</FormAlert>
        {version ? (
          <>
            {isWriter ? <p className={css.quiet}>{t('history.restoreText')}</p> : null}
            {hasChanged ? (
              <section className={css.change} aria-label={t('history.by', { name: nameOf() })}>
                <h3 className={css.before}>{t('history.by', { name: nameOf() })}</h3>
                <Changed {...version} />
              </section>
            ) : null}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard, too */}
            <article className={css.version} tabIndex={0} aria-label={version.title || t('untitled')}>
              <h3>
                <WholeWords>{version.title || t('untitled')}</WholeWords>
              </h3>
              <RichText document={version.content} />
              {tags.length > 0 ? <p className={css.quiet}>{listed(tags)}</p> : null}
            </article>
          </>
        ) : (
          <WaitingLines query={query} lines={6} />
        )}
      </div>
    </Dialog>
  )

  function nameOf() {
    return stretch.person?.displayName ?? t('someone')
  }
}
