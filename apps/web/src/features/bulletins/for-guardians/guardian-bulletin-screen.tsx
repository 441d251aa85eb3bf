import type { GuardianBulletin } from '@learntrail/contract/bulletins/for-guardians'
import { plainText } from '@learntrail/contract/content/document'
import { guardianLimits } from '@learntrail/contract/guardians/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { isPicture, originalOf, previewOf } from '../../files/index.ts'
import { guardianQuery, useGuardianChange } from '../../guardians/index.ts'
import { bulletinForGuardianQuery, signAsGuardian } from '../api/for-guardians.ts'
import css from './for-guardians.module.css'

const isGone = (error: unknown) =>
  isProblem(error, 'BULLETIN_NOT_FOUND', 'CHILD_NOT_FOUND', 'GUARDIAN_REQUIRED', 'VALIDATION_FAILED')

/** A bulletin for a guardian to read and sign, by account or by link. */
export function GuardianBulletinScreen() {
  const { t } = useTranslation('bulletins/for-guardians')
  const { childId = '', bulletinId = '' } = useParams()
  const query = useQuery(bulletinForGuardianQuery(childId, bulletinId))
  const { data: bulletin } = query
  return (
    <Screen title={t('one')} back={paths.guardedChild(childId)}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isGone(query.error) ? (
        <LostState title={t('gone')} text={t('goneText')} to={paths.guardian} way={t('toMine')} />
      ) : null}
      {query.error && !isGone(query.error) && !bulletin ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {bulletin && !isGone(query.error) ? (
        <>
          <Words bulletin={bulletin} />
          <Signing key={bulletin.version} childId={childId} bulletin={bulletin} />
        </>
      ) : null}
    </Screen>
  )
}

function Words({ bulletin }: { bulletin: GuardianBulletin }) {
  const { t } = useTranslation('bulletins/for-guardians')
  const { title, groupName, writerName, appearsAt, content, files } = bulletin
  return (
    <Card as="article" className={css.bulletin} aria-label={t('one')}>
      <h2>
        <WholeWords>{title}</WholeWords>
      </h2>
      <p className={css.note}>
        {groupName}・{writerName}・{formatTaipei(appearsAt)}
      </p>
      {plainText(content) === '' ? null : <RichText document={content} />}
      {files.length > 0 ? (
        <ul className={css.files} aria-label={t('files')}>
          {files.map((file) => (
            <li key={file.id}>
              {isPicture(file) ? <img src={previewOf(file)} alt={file.displayName} loading="lazy" /> : null}
              <a href={originalOf(file)} target="_blank" rel="noreferrer">
                {file.displayName}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Signing({ childId, bulletin }: { childId: string; bulletin: GuardianBulletin }) {
  const { t } = useTranslation('bulletins/for-guardians')
  const me = useQuery(guardianQuery)
  const { signature, isAsked, version, id } = bulletin
  const sign = useGuardianChange((given: string) => signAsGuardian(childId, id, { version, name: given }))
  const nameOf = ({ typed }: { typed: string | null }) => (typed ?? me.data?.name ?? '').trim()
  const form = useKeptForm({
    id: 'guardian-signature',
    start: () => ({ typed: null as string | null }),
    check: (values) => ({ name: nameOf(values) === '' ? ruleSentence('required') : null }),
    send: (values) => sign.mutateAsync(nameOf(values)),
    onSent: () => toast(t('thanks')),
  })
  return (
    <Card as="section" className={css.bulletin} aria-label={t('sign')}>
      {signature ? (
        <p role="status">
          {t(isAsked ? 'former' : `done.${signature.way}`, {
            name: signature.name,
            time: formatTaipei(signature.signedAt),
          })}
        </p>
      ) : null}
      {isAsked ? (
        <>
          <TextInput
            {...form.at('name')}
            label={t('name')}
            autoComplete="name"
            maxLength={guardianLimits.name.max}
            value={form.values.typed ?? me.data?.name ?? ''}
            onChange={(event) => form.change({ typed: event.currentTarget.value })}
          />
          {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
          <Button wide size="l" icon="check" isBusy={form.isSending} onClick={() => form.submit()}>
            {t('press')}
          </Button>
        </>
      ) : null}
    </Card>
  )
}
