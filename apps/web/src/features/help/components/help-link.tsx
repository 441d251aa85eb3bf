import type { HelpTopic } from '@learntrail/contract/help/topics'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { IconLink } from '../../../ui/icon-button.tsx'

/** A question mark that links to a page of the help centre. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation()
  return <IconLink icon="help" to={paths.helpTopic(topic)} label={t('help')} />
}
