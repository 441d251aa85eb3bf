import { endingOf, type FormType } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { setApart } from '@learntrail/texts/set-apart'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { ePortfoliosOfDraftQuery } from '../api/list-my-eportfolios.ts'
import { isUnfit } from '../draft/draft-parts.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { hasUnfitPart } from '../draft/draft-state.ts'
import { useDraft } from '../draft/use-draft-session.ts'
import { beginExport } from './begin-export.ts'
import { DownloadLink } from './download-link.tsx'
import css from './export-dialog.module.css'
import { FileNameField } from './file-name-field.tsx'
import { FormState } from './form-state.tsx'
import { FormTypeChoice } from './form-type-choice.tsx'
import { NationalCheckState } from './national-check-state.tsx'
import { NationalDescription } from './national-description.tsx'
import { TargetChoice } from './target-choice.tsx'
import { underway } from './underway.ts'
import { useForm } from './use-form.ts'

interface ExportDialogProps {
  session: DraftSession
  /** Renders the check list for a type of form. */
  checks: (type: FormType) => ReactNode
  onClose: () => void
}

interface Begun {
  id: string
  version: number
  /** The version existed already, as nothing has changed since. */
  isUnchanged: boolean
}

/** Dialog to export a draft: type, file name and target; then the progress. */
export function ExportDialog({ session, checks, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['eportfolio/typeset', 'eportfolio/exporting', 'eportfolio/export'])
  const sentence = useSentence()
  const navigate = useNavigate()
  const account = useCurrentUser()?.id ?? ''
  const { draft } = useDraft(session)
  const [type, setType] = useState<FormType>('pdf')
  const [clientId] = useState(newId)
  const [begun, setBegun] = useState<Begun | null>(null)
  const former = useQuery(ePortfoliosOfDraftQuery(session.id))
  const [chosen, choose] = useState<string | null | undefined>(undefined)
  const [marked, mark] = useState<boolean | null>(null)
  /** Number of the old version that will be deleted for the new one, once the person was told. */
  const [letsGo, setLetsGo] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { form } = useForm({ id: begun?.id ?? null, version: begun?.version ?? null, type })
  const known = former.data?.items ?? []
  // By default the latest export of this draft gets a new version.
  const target = chosen === undefined ? (known[0]?.id ?? null) : chosen
  const marksReaders = marked ?? known.find(({ id }) => id === target)?.marksReaders ?? false
  const isUnnamed = isUnfit('name', draft)

  async function begin() {
    setBusy(true)
    setProblem(null)
    try {
      const isTooLong = hasUnfitPart(session.read())
      if (!(await session.settle()))
        return setProblem(t(isTooLong ? 'eportfolio/export:saved.tooLong' : 'exportUnsaved'))
      const item = { clientId, draftId: session.id, type, title: draft.title || draft.name, isHidden: false }
      const into = { ePortfolioId: target ?? undefined, letsGo: letsGo ?? undefined, id: null, version: null }
      const asked = await beginExport(account, { ...item, ...into, marksReaders, begunAt: new Date().toISOString() })
      setBegun({ id: asked.id, version: asked.askedVersion, isUnchanged: asked.isUnchanged })
    } catch (error) {
      if (isProblem(error, 'EPORTFOLIO_VERSIONS_FULL')) return setLetsGo(Number(error.values.number))
      setProblem(isProblem(error) ? sentence(error) : t('exportUnsaved'))
    } finally {
      setBusy(false)
    }
  }

  if (begun !== null) {
    const isDone = form?.state === 'done'
    const close = () => {
      // Seen here, so the notice in the corner is not needed.
      if (isDone) underway.remove(account, clientId)
      onClose()
    }
    return (
      <Dialog
        isOpen
        onClose={close}
        title={t(isDone ? 'exportDone' : 'exporting')}
        actions={
          isDone ? (
            <>
              {form.file ? <DownloadLink file={form.file} isAwaited /> : null}
              <Button
                icon="eye"
                onClick={() => {
                  underway.remove(account, clientId)
                  navigate(paths.ePortfolio(begun.id))
                }}
              >
                {t('eportfolio/exporting:open')}
              </Button>
            </>
          ) : (
            <Button look="line" onClick={close}>
              {t('exportLeave')}
            </Button>
          )
        }
      >
        <div className={css.body}>
          {form ? <FormState ePortfolio={{ ...begun, title: draft.title }} form={form} onCancelled={onClose} /> : null}
          {begun.isUnchanged ? <p>{t('eportfolio/exporting:unchanged', { number: begun.version })}</p> : null}
          {isDone ? null : <p>{t('exportMayLeave')}</p>}
          {type === 'national' ? <NationalDescription session={session} /> : null}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export')}
      actions={
        <Button icon="download" onClick={begin} isBusy={isBusy} disabled={isUnnamed || !former.data}>
          {letsGo === null
            ? t('exportBegin', { type: setApart(currentLocale(), t(`eportfolio/exporting:types.${type}`)) }).trim()
            : t('eportfolio/exporting:target.letGo', { number: letsGo })}
        </Button>
      }
    >
      <div className={css.body}>
        <FormAlert>{problem}</FormAlert>
        {checks(type)}
        <TargetChoice
          former={former}
          value={target}
          onChoose={(id) => {
            choose(id)
            setLetsGo(null)
          }}
        />
        {letsGo === null ? null : (
          <FormAlert tone="honey">
            {t('eportfolio/exporting:target.full', { count: ePortfolioLimits.formerVersions, number: letsGo })}
          </FormAlert>
        )}
        <FormTypeChoice value={type} onChoose={setType} />
        {type === 'national' ? (
          <>
            <NationalCheckState session={session} />
            <NationalDescription session={session} />
          </>
        ) : null}
        <FileNameField session={session} ending={endingOf(type)} />
        <Checkbox
          label={t('eportfolio/exporting:marks.label')}
          description={t('eportfolio/exporting:marks.text')}
          checked={marksReaders}
          onChange={(event) => mark(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
