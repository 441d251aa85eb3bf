import type { LockWish } from '@learntrail/contract/documents/facts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../i18n/problem-sentence.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import type { SharedDocument } from './shared-document.ts'
import css from './shared-state-line.module.css'
import type { SharedView } from './shared-view.ts'

interface LockOfDocumentProps {
  shared: SharedDocument
  view: SharedView
  accountId: string
}

/** Shows who holds the exclusive lock, and buttons to take, request or release it. */
export function LockOfDocument({ shared, view, accountId }: LockOfDocumentProps) {
  const { t } = useTranslation('documents/shared')
  const sentence = useSentence()
  const [isBusy, setBusy] = useState(false)
  const { lock, access, isOpen, people } = view
  const isAsked = lock?.askedBy === accountId
  const isFree = useIsPast(isAsked ? lock.freeFrom : null)
  if (access !== 'write' || !isOpen) return null

  const wish = (which: LockWish) => {
    setBusy(true)
    shared
      .wish(which)
      .catch((problem: unknown) => toast(sentence(problem), { tone: 'warning' }))
      .finally(() => setBusy(false))
  }
  const button = (which: LockWish, words: string) => (
    <Button look="line" size="s" isBusy={isBusy} onClick={() => wish(which)}>
      {words}
    </Button>
  )
  if (lock === null) return <span className={css.lock}>{button('take', t('takeLock'))}</span>
  if (lock.holderId === accountId) {
    const asker = people.find((person) => person.accountId === lock.askedBy)
    return (
      <>
        <span className={css.lock}>
          <span>{t('lockedByMe')}</span>
          {button('leave', t('leaveLock'))}
        </span>
        {asker ? (
          <p className={css.asked} role="status">
            {t('lockAsked', { who: asker.name })}
          </p>
        ) : null}
      </>
    )
  }
  return (
    <span className={css.lock}>
      <span>{t('lockedBy', { who: lock.holderName })}</span>
      {isFree ? button('take', t('takeOver')) : null}
      {isAsked && !isFree ? <span>{t('askedLock')}</span> : null}
      {isAsked ? null : button('ask', t('askLock'))}
    </span>
  )
}

/** Whether a moment has passed; renders again when it does. */
function useIsPast(moment: string | null): boolean {
  const [past, setPast] = useState<string | null>(null)
  useEffect(() => {
    if (moment === null) return undefined
    const timer = setTimeout(() => setPast(moment), Math.max(0, Date.parse(moment) - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== null && past === moment
}
