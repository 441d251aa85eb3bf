import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../i18n/problem-sentence.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LockOfDocument } from './lock-of-document.tsx'
import { othersThere } from './people-there.rules.ts'
import colors from './person-colors.module.css'
import type { SharedDocument } from './shared-document.ts'
import css from './shared-state-line.module.css'
import type { SharedView } from './shared-view.ts'
import { useSharedView } from './use-shared-document.ts'

interface SharedStateLineProps {
  shared: SharedDocument
  accountId: string
  /** Returns the displayed name of a place. */
  placeName?: (place: string) => string | undefined
  /** Whether to offer the exclusive lock. */
  hasLock?: boolean
}

const icons = { stored: 'check', sending: 'up', device: 'device' } as const satisfies Record<
  SharedView['stored'],
  IconName
>

/**
 * Shows a writer the state of a shared document: whether their changes are stored, who holds the lock, and who is
 * present.
 */
export function SharedStateLine({ shared, accountId, placeName, hasLock = false }: SharedStateLineProps) {
  const { t } = useTranslation('documents/shared')
  const sentence = useSentence()
  const view = useSharedView(shared, accountId)
  const [isDiscarding, setDiscarding] = useState(false)
  const { stored, problem, isReady, isOpen } = view
  const isRefused = stored === 'device' && isOpen && problem !== null
  const words = () => {
    if (isRefused) return t('refused')
    if (stored !== 'stored') return t(stored)
    if (!isReady || (!isOpen && problem === null)) return t('opening')
    return view.access === 'read' ? t('readOnly') : t('stored')
  }
  return (
    <div className={css.line}>
      <span className={css.state} data-stored={stored}>
        <Icon name={icons[stored]} size={16} />
        {/* Passing states while typing are not announced; changes that are only on this device are. */}
        <span role="status" aria-live={stored === 'device' ? 'polite' : 'off'}>
          {words()}
        </span>
      </span>
      {hasLock ? <LockOfDocument shared={shared} view={view} accountId={accountId} /> : null}
      <PeopleThere view={view} accountId={accountId} {...(placeName && { placeName })} />
      {problem ? (
        <p className={css.problem} role="alert">
          {sentence(problem)}
        </p>
      ) : null}
      {isRefused ? (
        <Button look="line" size="s" onClick={() => setDiscarding(true)}>
          {t('discard')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isDiscarding}
        title={t('discardTitle')}
        confirm={t('discard')}
        isDangerous
        onClose={() => setDiscarding(false)}
        onConfirm={() => void shared.discard().then(() => window.location.reload())}
      >
        {t('discardText')}
      </ConfirmDialog>
    </div>
  )
}

interface PeopleThereProps {
  view: SharedView
  accountId: string
  placeName?: (place: string) => string | undefined
}

/** People shown by name; the others are counted. */
const mostShown = 4

function PeopleThere({ view, accountId, placeName }: PeopleThereProps) {
  const { t } = useTranslation('documents/shared')
  const people = othersThere(view.people, accountId)
  if (people.length === 0) return null
  const shown = people.slice(0, mostShown)
  return (
    <ul className={css.people} aria-label={t('people')}>
      {shown.map((person) => {
        const place = person.place === null ? undefined : placeName?.(person.place)
        const words = place ? t('personAt', { who: person.name, place }) : t('person', { who: person.name })
        return (
          <li
            key={person.accountId}
            className={`${css.person} ${colors.colored}`}
            data-color={person.color}
            title={words}
          >
            {words}
          </li>
        )
      })}
      {people.length > shown.length ? (
        <li className={css.person}>{t('more', { count: people.length - shown.length })}</li>
      ) : null}
    </ul>
  )
}
