import type { HelpTopic } from '@learntrail/contract/help/topics'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './help-link.module.css'

/** A question mark that links to a page of the help centre. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation()
  return (
    <Link className={css.link} to={paths.helpTopic(topic)} aria-label={t('help')} title={t('help')}>
      <Icon name="help" />
    </Link>
  )
}
