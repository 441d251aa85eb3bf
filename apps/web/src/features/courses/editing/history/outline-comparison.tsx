import type { CourseOutline } from '@learntrail/contract/courses/content'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import css from './compare.module.css'
import {
  type ChapterDifference,
  compareChapters,
  type Difference,
  isOther,
  isUnitChanged,
  type UnitDifference,
} from './compare-outlines.rules.ts'
import { FactsComparison } from './facts-comparison.tsx'
import { TextComparison } from './text-comparison.tsx'

interface OutlineComparisonProps {
  before: CourseOutline
  after: CourseOutline
  /** Actions on a unit of the version shown. */
  actionsOf: (unit: UnitDifference) => ReactNode
}

/** Compares a course's facts, chapters and guide between two versions. */
export function OutlineComparison({ before, after, actionsOf }: OutlineComparisonProps) {
  const { t } = useTranslation('courses/editing')
  const chapters = useMemo(() => compareChapters(before, after), [before, after])
  const [guideBefore, guideAfter] = [guideText(before), guideText(after)]
  return (
    <>
      <section className={css.part} aria-label={t('history.facts')}>
        <h3>{t('history.facts')}</h3>
        <FactsComparison before={before} after={after} />
      </section>
      <section className={css.part} aria-label={t('history.chaptersTitle')}>
        <h3>{t('history.chaptersTitle')}</h3>
        {chapters.some(isChanged) ? null : <p className={css.quiet}>{t('history.same')}</p>}
        <ol className={css.chapters}>
          {chapters.map((chapter, at) => (
            <li key={chapter.id} data-changed={isChanged(chapter) || undefined}>
              <p className={css.chapter}>
                <What of={chapter} name={chapter.name.trim() || t('chapter.unnamed', { number: at + 1 })} />
              </p>
              <ol className={css.units}>
                {chapter.units.map((unit) => (
                  <li key={unit.id} data-changed={isUnitChanged(unit) || undefined}>
                    <span className={css.what}>
                      <What of={unit} name={unit.name.trim() || t('unit.unnamed')} />
                      {unit.formerChapter === null ? null : (
                        <span className={css.quiet}>{t('history.formerChapter', { name: unit.formerChapter })}</span>
                      )}
                      {unit.hasOtherResources ? <Chip tone="honey">{t('history.rewritten')}</Chip> : null}
                    </span>
                    {actionsOf(unit)}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      {guideBefore === guideAfter ? null : (
        <section className={css.part} aria-label={t('history.guide')}>
          <h3>{t('history.guide')}</h3>
          <TextComparison before={guideBefore} after={guideAfter} />
        </section>
      )}
    </>
  )
}

function What({ of: { change, isMoved, formerName }, name }: { of: Difference; name: string }) {
  const { t } = useTranslation('courses/editing')
  return (
    <span className={css.what}>
      <span className={css.name} data-change={change}>
        {name}
      </span>
      {change === 'added' ? <Chip tone="leaf">{t('history.added')}</Chip> : null}
      {change === 'removed' ? <Chip tone="rose">{t('history.removed')}</Chip> : null}
      {isMoved ? <Chip tone="accent">{t('history.moved')}</Chip> : null}
      {formerName === null ? null : (
        <>
          <Chip tone="honey">{t('history.renamed')}</Chip>
          {formerName.trim() === '' ? null : (
            <span className={css.quiet}>{t('history.formerName', { name: formerName })}</span>
          )}
        </>
      )}
    </span>
  )
}

const isChanged = (chapter: ChapterDifference) => isOther(chapter) || chapter.units.some(isUnitChanged)

const guideText = ({ guide }: CourseOutline) =>
  guide.map(({ title, questions }) => [title, ...questions.map(({ text }) => text)].join('\n')).join('\n')
