import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { HelpPicture } from '../components/help-picture.tsx'
import { type HelpTopic, helpSteps, isHelpTopic } from '../topics.ts'
import css from './help-topic-screen.module.css'

/** Where what a page tells of is done. */
const places: Record<HelpTopic, string> = {
  home: paths.portfolio,
  post: paths.writePost,
  guideRecords: paths.guide,
  guideCourse: `${paths.guide}/course_classification`,
  guideQuest: `${paths.guide}/event_quest`,
  shared: paths.sharedRecords,
  groups: paths.groups,
  groupInside: paths.groups,
  groupBulletin: paths.groups,
  groupMembers: paths.groups,
  homework: paths.myHomework,
  exportSelect: paths.selectMaterial(),
  exportCompile: paths.ePortfolios,
  exportTypeset: paths.ePortfolios,
  exhibition: paths.exhibition,
  safety: paths.reports,
  plan: paths.plan,
  problem: paths.reportProblem,
}

export function HelpTopicScreen() {
  const { topic } = useParams()
  return isHelpTopic(topic) ? <Topic key={topic} topic={topic} /> : <Navigate to={paths.help} replace />
}

function Topic({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help')
  return (
    <Screen title={t(`topics.${topic}.title`)} lead={t(`topics.${topic}.lead`)} back={paths.help}>
      <div className={css.page}>
        <HelpPicture topic={topic} />
        <ol className={css.steps}>
          {helpSteps.map((step) => (
            <li key={step} className={css.step}>
              <h2>{t(`topics.${topic}.steps.${step}.title`)}</h2>
              <p>{t(`topics.${topic}.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <Card as="section" padding="s" className={css.tip} aria-label={t('tip')}>
          <Icon name="spark" />
          <p>{t(`topics.${topic}.tip`)}</p>
        </Card>
        <div>
          <LinkButton to={places[topic]} iconAfter="right">
            {t(`topics.${topic}.go`)}
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}
