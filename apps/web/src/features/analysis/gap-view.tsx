import type { Charts, SchoolGroup } from '@learntrail/contract/analysis/analysis'
import { type EvidenceItem, type EvidenceState, evidenceFor, recordsToJudge } from '@learntrail/contract/analysis/gap'
import { evidenceHints, needsReviewedOn, schoolGroupNeeds } from '@learntrail/contract/analysis/school-group-needs'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import {
  type Classification,
  classifications,
  type TagCode,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/tags/tags'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { Select } from '../../ui/form/select.ts'
import { useTagName } from '../tags/index.ts'
import css from './gap-view.module.css'
import type { Days } from './ranges.ts'
import { recordsAddress } from './records-address.ts'
import { useStartRecord } from './use-start-record.ts'

const states: readonly EvidenceState[] = ['there', 'little', 'missing']
const isClassification = (code: string): code is Classification => (classifications as readonly string[]).includes(code)

interface GapViewProps {
  charts: Charts
  days: Days
  group: SchoolGroup | undefined
  onChoose: (group: SchoolGroup) => void
}

/** Compares what a school group looks for with what the records show, and suggests what to write next. */
export function GapView({ charts, days, group, onChoose }: GapViewProps) {
  const { t, i18n } = useTranslation(['analysis', 'tags'])
  const nameOf = useTagName()
  const id = useId()
  const locale: Locale = i18n.language.startsWith('zh') ? 'tw' : 'en'
  const options = [
    {
      group: t('tags:families.university'),
      items: universityGroups.map((value) => ({ value, label: nameOf(value) })),
    },
    {
      group: t('tags:families.vocational'),
      items: vocationalGroups.map((value) => ({ value, label: nameOf(value) })),
    },
  ]
  return (
    <Card as="section" aria-labelledby={id} className={css.card}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{group ? t('gap.title', { group: nameOf(group) }) : t('gap.choose')}</h2>
          <p className={css.why}>{group ? schoolGroupNeeds[group].why[locale] : t('gap.chooseText')}</p>
        </div>
        <Select
          className={css.select}
          label={t('gap.group')}
          placeholder={t('gap.placeholder')}
          searchable
          nothingFoundMessage={t('gap.noGroup')}
          data={options}
          value={group ?? null}
          onChange={(value) => value && onChoose(value as SchoolGroup)}
        />
      </header>
      {group && charts.totals.records < recordsToJudge ? (
        <p className={css.few}>{t('gap.few', { count: charts.totals.records, enough: recordsToJudge })}</p>
      ) : null}
      {group ? <Evidence items={evidenceFor(group, charts)} days={days} group={group} locale={locale} /> : null}
      {group ? <p className={css.guide}>{t('gap.guide', { day: formatDay(needsReviewedOn) })}</p> : null}
    </Card>
  )
}

interface EvidenceProps {
  items: readonly EvidenceItem[]
  days: Days
  group: SchoolGroup
  locale: Locale
}

function Evidence({ items, days, group, locale }: EvidenceProps) {
  const { t } = useTranslation(['analysis', 'tags'])
  const tagName = useTagName()
  const start = useStartRecord()
  const nameOf = (code: string) =>
    isClassification(code) ? t(`tags:classifications.${code}`) : tagName(code as TagCode)
  return (
    <div className={css.states}>
      {states.map((state) => {
        const own = items.filter((item) => item.state === state)
        return (
          <section key={state} className={css.state} data-state={state}>
            <h3>
              <i className={css.mark} aria-hidden="true" />
              {t(`gap.states.${state}`)}
              <span className={css.number}>{own.length}</span>
            </h3>
            {own.length === 0 ? <p className={css.hint}>{t(`gap.none.${state}`)}</p> : null}
            <ul className={css.items}>
              {own.map(({ code, count, enough, weight }) => {
                const counted = isClassification(code) ? { classification: code } : { tags: code }
                return (
                  <li key={code} className={css.item}>
                    <p className={css.name}>
                      {count > 0 ? (
                        <Link to={recordsAddress(days, counted)} aria-label={t('open', { name: nameOf(code), count })}>
                          {nameOf(code)}
                        </Link>
                      ) : (
                        nameOf(code)
                      )}
                      {weight === 'core' ? <span className={css.core}>{t('gap.core')}</span> : null}
                      <span className={css.amount}>
                        {state === 'there' ? t('gap.enough', { count }) : t('gap.amount', { count, enough })}
                      </span>
                    </p>
                    {state === 'there' ? null : (
                      <>
                        <p className={css.hint}>{evidenceHints[locale][code]}</p>
                        <Button
                          look="soft"
                          size="s"
                          icon="edit"
                          aria-label={t('gap.writeAbout', { name: nameOf(code) })}
                          isBusy={start.isStarting === code}
                          onClick={() => start.begin(code, isClassification(code) ? [group] : [code as TagCode, group])}
                        >
                          {t('gap.write')}
                        </Button>
                      </>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
