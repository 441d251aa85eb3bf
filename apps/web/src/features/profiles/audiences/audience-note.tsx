import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/form/form-alert.tsx'

interface AudienceNoteProps {
  isCareful: boolean
  countsAsGrownUp?: boolean
}

/** Explains the audience buttons, and why some fields start with a narrower audience. */
export function AudienceNote({ isCareful, countsAsGrownUp = false }: AudienceNoteProps) {
  const { t } = useTranslation('profiles/audiences')
  return (
    <>
      <FormAlert tone="accent">{t(isCareful ? 'careful' : 'usual')}</FormAlert>
      {isCareful && countsAsGrownUp ? <FormAlert tone="accent">{t('grownUp')}</FormAlert> : null}
    </>
  )
}
