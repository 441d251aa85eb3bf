import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import { checkNationalUpload } from '../api/check-national-upload.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import css from './export-dialog.module.css'

/** Says whether the national system would accept the file, before it is made. */
export function NationalCheckState({ session }: { session: DraftSession }) {
  const { t } = useTranslation(['eportfolio/typeset', 'common'])
  const sentence = useSentence()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['eportfolio', 'national-check', session.id, session.read().draft.version],
    queryFn: async ({ signal }) => {
      await session.settle()
      return checkNationalUpload(session.id, signal)
    },
    gcTime: 0,
  })
  if (error) {
    return (
      <div className={css.check}>
        <FormAlert>{sentence(error)}</FormAlert>
        <Button look="soft" size="s" onClick={() => refetch()} isBusy={isFetching}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className={css.check}>
        <span>{t('national.checking')}</span>
        <Loading>
          <Bone width="240px" />
        </Loading>
      </div>
    )
  }
  const sizes = { bytes: formatBytes(data.bytes), limit: formatBytes(data.limit), count: data.pages }
  if (!data.fits) return <FormAlert tone="honey">{t('national.tooLarge', sizes)}</FormAlert>
  return (
    <FormAlert tone="leaf">
      {t('national.fits', sizes)}
      {data.isRecompressed ? t('national.recompressed') : null}
    </FormAlert>
  )
}
