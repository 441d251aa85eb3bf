import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { Finding, Findings } from '../../../../ui/findings.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { listed } from '../../../../ui/listed.ts'
import { planAddresses } from '../../addresses.ts'
import { useSchoolOfPlan } from '../../school-of-plan.ts'
import type { Finding as Found } from './findings.rules.ts'
import css from './finish.module.css'

/** What a committee would ask about, each with a link to where it is fixed. */
export function CheckList({ planId, findings }: { planId: string; findings: Found[] }) {
  const { t } = useTranslation('plans/writing')
  const words = useFindingWords()
  return (
    <Card as="section" aria-labelledby="plan-check">
      <h2 id="plan-check" className={css.title}>
        {t('finish.check')}
      </h2>
      {findings.length === 0 ? (
        <FormAlert tone="leaf">{t('finish.allGood')}</FormAlert>
      ) : (
        <>
          <p className={css.text}>{t('finish.checkText')}</p>
          <Findings>
            {findings.map((finding) => (
              <Finding
                key={finding.kind}
                id={`finding-${finding.kind}`}
                icon="info"
                to={planAddresses.edit(planId, finding.step)}
                way={t('finish.toPlace')}
              >
                {words(finding)}
              </Finding>
            ))}
          </Findings>
        </>
      )}
    </Card>
  )
}

function useFindingWords() {
  const { t } = useTranslation(['plans/writing', 'plans'])
  const { lessonsAsked } = useSchoolOfPlan()
  return (finding: Found): string => {
    switch (finding.kind) {
      case 'needed':
        return t('finish.findings.needed', {
          fields: listed(finding.missing.map((field) => t(`plans:fields.${field}`))),
        })
      case 'goal':
      case 'unseen':
      case 'emptyWeeks':
        return t(`finish.findings.${finding.kind}`, { count: finding.count })
      case 'fewLessons':
        return t('finish.findings.fewLessons', { lessons: finding.lessons, asked: lessonsAsked })
      default:
        return t(`finish.findings.${finding.kind}`)
    }
  }
}
