import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { useGoesDown } from '../../ui/screen/use-goes-down.ts'
import { useMedia } from '../../ui/screen/use-media.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { greetingQuery } from './api/read-greeting.ts'
import css from './assistant.module.css'
import { isShownAt } from './shown-at.ts'

/** Where the open panel fills the screen; the styles use the same width. */
const covering = '(max-width: 575px)'

const panel = onDemand(() => import('./assistant-panel.tsx').then((part) => part.AssistantPanel))

/** The floating button and its panel. The conversation continues across screens and ends when the account changes. */
export function Assistant() {
  const account = useCurrentUser()?.id
  return <OfPerson key={account} account={account} />
}

function OfPerson({ account }: { account: string | undefined }) {
  const { t } = useTranslation('assistant')
  const { pathname, search, key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isCovering = useMedia(covering)
  const goesDown = useGoesDown()
  const button = useRef<HTMLButtonElement>(null)
  const isHere = isShownAt(pathname, search)
  // A panel covering the screen closes when a link is followed, so that the target is visible and coming back does not
  // meet an open panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating to the same page also closes it
  useEffect(() => {
    if (!isHere || isCovering) setOpen(false)
  }, [isHere, key])
  const { data: greeting } = useQuery({ ...greetingQuery(account), enabled: isHere })
  const [lift, setLift] = useState<number | null>(0)
  const isOn = isHere && greeting?.isOn === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls in the same place
  useEffect(() => {
    const { current } = button
    if (!isOn || current === null) return
    let end: (() => void) | undefined
    let isOver = false
    void import('./keep-free.ts')
      .then(({ keepFree }) => {
        if (!isOver) end = keepFree(current, setLift)
      })
      // Without it, as offline, the button stays in its corner.
      .catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [isOn, key])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {isOn ? (
        <button
          ref={button}
          type="button"
          className={css.button}
          data-home={pathname === paths.portfolio || undefined}
          data-away={((goesDown || lift === null) && !isOpen) || undefined}
          style={lift ? { marginBottom: lift } : undefined}
          aria-label={t('open')}
          title={t('open')}
          aria-expanded={isOpen}
          onPointerEnter={panel.ahead}
          onFocus={panel.ahead}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chat" />
        </button>
      ) : null}
      {isOpen || panel.now() ? (
        <OnDemand
          part={panel}
          isOpen={isOpen && isHere}
          isCovering={isCovering}
          questions={greeting?.followUpQuestions ?? []}
          onClose={close}
        />
      ) : null}
    </>
  )
}
