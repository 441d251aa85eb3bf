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

/** Where the open panel is the whole screen; so wide it is in its styles. */
const covering = '(max-width: 575px)'

const panel = onDemand(() => import('./assistant-panel.tsx').then((part) => part.AssistantPanel))

/** The floating button and what it opens. A conversation goes on from screen to screen, and ends with its person. */
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
  // Whoever follows a link is to see where it led, and is not met by an open panel when coming back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to the same page again is a way, too
  useEffect(() => {
    if (!isHere || isCovering) setOpen(false)
  }, [isHere, key])
  const { data: greeting } = useQuery({ ...greetingQuery(account), enabled: isHere })
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {isHere && greeting?.isOn ? (
        <button
          ref={button}
          type="button"
          className={css.button}
          data-home={pathname === paths.portfolio || undefined}
          data-away={(goesDown && !isOpen) || undefined}
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
