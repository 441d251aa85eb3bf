import { draftTotalWords, itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { When } from '../../../ui/when.tsx'
import css from './conflict-notice.module.css'

interface Side {
  draft: ExportDraft
  /** When it was written. */
  at: string
}

interface ConflictNoticeProps {
  mine: Side
  other: Side
  isBusy: boolean
  onMine: () => void
  onOther: () => void
  onBoth: () => void
}

/** Two windows wrote the same part. Nothing is lost: both are shown, and the person says which counts, or both. */
export function ConflictNotice({ mine, other, isBusy, onMine, onOther, onBoth }: ConflictNoticeProps) {
  const { t } = useTranslation('export')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card as="section" aria-labelledby={id} className={css.notice} role="alert">
      <h2 id={id} ref={heading} className={css.title}>
        {t('conflict.title')}
      </h2>
      <p className={css.text}>{t('conflict.text')}</p>
      <div className={css.sides}>
        <SideView name={t('conflict.mine')} side={mine} than={other}>
          <Button look="soft" size="s" disabled={isBusy} onClick={onMine}>
            {t('conflict.keepMine')}
          </Button>
        </SideView>
        <SideView name={t('conflict.other')} side={other} than={mine}>
          <Button look="soft" size="s" disabled={isBusy} onClick={onOther}>
            {t('conflict.takeOther')}
          </Button>
        </SideView>
      </div>
      <div className={css.both}>
        <Button isBusy={isBusy} onClick={onBoth}>
          {t('conflict.keepBoth')}
        </Button>
        <p className={css.text}>{t('conflict.bothText')}</p>
      </div>
    </Card>
  )
}

function SideView({ name, side, than, children }: { name: string; side: Side; than: Side; children: ReactNode }) {
  const { t } = useTranslation('export')
  const { draft, at } = side
  const own = textsOf(draft).filter((text) => !textsOf(than.draft).includes(text))
  const pictures = itemsOf(draft.customTextResources).filter(({ kind }) => kind === 'image').length
  return (
    <section className={css.side} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.facts}>
        <When time={at} relative />
      </p>
      <p className={css.heading}>{draft.title || t('untitled')}</p>
      <p className={css.facts}>
        {t('words', { count: draftTotalWords(draft.customTextResources) })}
        {pictures > 0 ? t('andPictures', { count: pictures }) : ''}
      </p>
      {own.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too
        <section className={css.own} tabIndex={0} aria-label={t('conflict.onlyHere')}>
          {own.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ) : null}
      <div>{children}</div>
    </section>
  )
}

/** What is written in it, once each. */
function textsOf({ customTextResources }: ExportDraft): string[] {
  const titles = Object.values(customTextResources).flatMap((parts) => parts.map(({ title }) => title))
  const texts = itemsOf(customTextResources).map((item) => (item.kind === 'text' ? item.text : item.caption))
  return [...new Set([...titles, ...texts].map((text) => text.trim()).filter(Boolean))]
}
