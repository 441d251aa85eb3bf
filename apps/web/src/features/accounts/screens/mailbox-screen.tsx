import type { DemoMail } from '@learntrail/contract/accounts/mailbox'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { mailboxQuery } from '../api/read-mailbox.ts'
import css from './mailbox-screen.module.css'

/** Mails that this server would send if it had a mail server; for trying the product out. */
export function MailboxScreen() {
  const { t } = useTranslation('accounts')
  const [search, setSearch] = useSearchParams()
  const email = search.get('email') ?? ''
  const { data, error, isPending, refetch } = useQuery({ ...mailboxQuery(email), enabled: email !== '' })

  return (
    <Screen title={t('mailbox.title')} lead={email}>
      <FormAlert tone="accent">{t('mailbox.note')}</FormAlert>
      <Address key={email} email={email} onLook={(next) => setSearch({ email: next })} />
      {data?.mails.length === 0 ? <EmptyState title={t('mailbox.empty')} /> : null}
      {email !== '' && isPending ? <CardsSkeleton cards={1} /> : null}
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} /> : null}
      <ul className={css.mails}>
        {data?.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}

/** Asks for the address whose mails to show. */
function Address({ email, onLook }: { email: string; onLook: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const [typed, setTyped] = useState(email)
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onLook(typed.trim())
  }
  return (
    <form className={css.address} onSubmit={look} noValidate>
      <TextInput
        className={css.field}
        type="email"
        label={t('mailbox.address')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="email"
      />
      <Button type="submit" look="soft">
        {t('mailbox.look')}
      </Button>
    </form>
  )
}

function Mail({ mail }: { mail: DemoMail }) {
  const { t } = useTranslation('accounts')
  const link = mail.links[0]
  return (
    <Card as="article" padding="l">
      <header className={css.head}>
        <h2>{mail.subject}</h2>
        <span className={css.when}>
          <When time={mail.sentAt} relative />
        </span>
      </header>
      <p className={css.text}>{mail.text}</p>
      {link ? (
        <LinkButton to={pathOf(link)} iconAfter="right">
          {t('mailbox.open')}
        </LinkButton>
      ) : null}
    </Card>
  )
}

/** Returns the path of a link: links use the public address, but here they have to open on the current one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link, window.location.origin)
  return pathname + search
}
