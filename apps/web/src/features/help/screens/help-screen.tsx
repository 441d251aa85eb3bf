import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { HelpPicture } from '../components/help-picture.tsx'
import { helpTopics } from '../topics.ts'
import css from './help-screen.module.css'

/** The help centre: a picture and a line for each page. */
export function HelpScreen() {
  const { t } = useTranslation('help')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <ul className={css.topics}>
        {helpTopics.map((topic) => (
          <li key={topic}>
            <Card as="article" padding="none" className={css.topic}>
              <HelpPicture topic={topic} />
              <div className={css.words}>
                <h2>
                  <Link className={css.link} to={paths.helpTopic(topic)}>
                    {t(`topics.${topic}.title`)}
                  </Link>
                </h2>
                <p>{t(`topics.${topic}.lead`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
