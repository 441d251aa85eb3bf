import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentUser } from '../profiles/index.ts'
import { greetingQuery } from './api/assistant-calls.ts'
import css from './assistant.module.css'
import { AssistantPanel } from './assistant-panel.tsx'
import { isShownAt } from './shown-at.ts'

/** The floating button and what it opens. A conversation goes on from screen to screen, and ends with its person. */
export function Assistant() {
  const account = useCurrentUser()?.id
  return <OfPerson key={account} account={account} />
}

function OfPerson({ account }: { account: string | undefined }) {
  const { t } = useTranslation('assistant')
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isHere = isShownAt(pathname, search)
  const { data: greeting } = useQuery({ ...greetingQuery(account), enabled: isHere })
  if (!isHere || !greeting?.isOn) return null

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        data-home={pathname === paths.portfolio || undefined}
        aria-label={t('open')}
        title={t('open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chat" />
      </button>
      <AssistantPanel isOpen={isOpen} questions={greeting.followUpQuestions} onClose={close} />
    </>
  )
}
