import { type ContentDocument, plainText } from '@learntrail/contract/posts/content'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatTaipei } from '../schedule/taipei-time.ts'
import css from './conflict-notice.module.css'

interface Side {
  title: string
  content: ContentDocument
  fileCount: number
  /** When it was saved. */
  at: string | null
}

interface ConflictNoticeProps {
  /** `draft`: two windows write one draft; `post`: the record was changed meanwhile. */
  of: 'draft' | 'post'
  mine: Side
  other: Side
  isBusy?: boolean
  onMine: () => void
  onOther: () => void
  onBoth: () => void
}

/** Two texts where one was expected. Nothing is lost: both are shown, and the person says which counts, or both. */
export function ConflictNotice({ of, mine, other, isBusy, onMine, onOther, onBoth }: ConflictNoticeProps) {
  const { t } = useTranslation('drafts')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card as="section" aria-labelledby={id} className={css.notice} role="alert">
      <h2 id={id} ref={heading} className={css.title}>
        {t(`conflict.${of}Title`)}
      </h2>
      <p className={css.text}>{t('conflict.text')}</p>
      <div className={css.sides}>
        <SideView name={t('conflict.mine')} side={mine}>
          <Button look="soft" isBusy={isBusy} onClick={onMine}>
            {t('conflict.keepMine')}
          </Button>
        </SideView>
        <SideView name={t(`conflict.${of}Other`)} side={other}>
          <Button look="soft" isBusy={isBusy} onClick={onOther}>
            {t(`conflict.${of}Take`)}
          </Button>
        </SideView>
      </div>
      <div className={css.both}>
        <Button isBusy={isBusy} onClick={onBoth}>
          {t('conflict.keepBoth')}
        </Button>
        <p className={css.text}>{t(`conflict.${of}Both`)}</p>
      </div>
    </Card>
  )
}

function SideView({ name, side, children }: { name: string; side: Side; children: React.ReactNode }) {
  const { t } = useTranslation('drafts')
  const text = plainText(side.content)
  return (
    <section className={css.side} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.time}>{side.at ? formatTaipei(side.at) : t('conflict.unsaved')}</p>
      <p className={css.heading}>{side.title || t('untitled')}</p>
      {text ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too
        <p className={css.words} tabIndex={0}>
          {text}
        </p>
      ) : null}
      {side.fileCount > 0 ? <p className={css.time}>{t('files', { count: side.fileCount })}</p> : null}
      <div>{children}</div>
    </section>
  )
}
