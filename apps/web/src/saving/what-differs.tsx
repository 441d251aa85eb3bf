import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { aroundChanges } from '../ui/differences/around-changes.ts'
import marks from '../ui/differences/differences.module.css'
import { Differences } from '../ui/differences/differences.tsx'
import { diffTexts } from '../ui/differences/text-diff.ts'
import css from './what-differs.module.css'

export interface ComparedTexts {
  mine: string
  other: string
}

/** The difference between two texts, with what only one of them has marked. */
export function WhatDiffers({ mine, other }: ComparedTexts) {
  const { t } = useTranslation()
  const id = useId()
  const parts = useMemo(() => aroundChanges(diffTexts(other, mine)), [mine, other])
  return (
    <div className={`${css.differs} ${marks.marked}`}>
      <h3 id={id} className={css.title}>
        {t('differences.title')}
      </h3>
      {mine === other ? (
        <p className={css.same}>{t('differences.same')}</p>
      ) : (
        <>
          <p className={marks.key}>
            <ins>{t('differences.mine')}</ins>
            <del>{t('differences.other')}</del>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard */}
          <section className={css.words} tabIndex={0} aria-labelledby={id}>
            <Differences parts={parts} />
          </section>
        </>
      )}
    </div>
  )
}
