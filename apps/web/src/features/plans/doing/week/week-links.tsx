import type { WeekLink } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { goToField } from '../../../../ui/form/go-to-field.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { webAddressOf } from '../../../../ui/web-address.rules.ts'
import { LinkList } from './link-list.tsx'
import css from './week.module.css'

interface WeekLinksProps {
  links: readonly WeekLink[]
  onChange: (links: WeekLink[]) => void
}

const addressId = 'week-link'

/** Web pages that were used in the week. */
export function WeekLinks({ links, onChange }: WeekLinksProps) {
  const { t } = useTranslation('plans/doing')
  const [isAdding, setAdding] = useState(false)
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isFull = links.length >= planLimits.links

  const add = (event: FormEvent) => {
    event.preventDefault()
    const url = webAddressOf(address)
    const fault =
      url === null
        ? t('links.invalid')
        : url.length > planLimits.link
          ? t('links.tooLong', { limit: planLimits.link })
          : null
    setError(fault)
    if (url === null || fault !== null) return goToField(addressId)
    onChange([...links, { id: newId(), url, name: name.trim() }])
    setAddress('')
    setName('')
    setAdding(false)
  }

  return (
    <section className={css.part} aria-labelledby="week-links">
      <h3 id="week-links" className={css.name}>
        {t('links.title')}
      </h3>
      <LinkList
        links={links}
        actOf={(link) => (
          <IconButton
            label={t('links.remove', { name: link.name || link.url })}
            icon="close"
            onClick={() => onChange(links.filter(({ id }) => id !== link.id))}
          />
        )}
      />
      {isFull ? <p className={css.quiet}>{t('links.full', { count: planLimits.links })}</p> : null}
      {isAdding && !isFull ? (
        <form className={css.form} onSubmit={add} noValidate>
          <TextInput
            id={addressId}
            type="url"
            inputMode="url"
            label={t('links.address')}
            autoComplete="off"
            autoFocus
            value={address}
            error={error ?? undefined}
            onChange={(event) => {
              setAddress(event.currentTarget.value)
              setError(null)
            }}
          />
          <TextInput
            label={t('links.name')}
            autoComplete="off"
            maxLength={planLimits.linkName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={css.buttons}>
            <Button type="submit" look="soft">
              {t('links.add')}
            </Button>
            <Button look="quiet" onClick={() => setAdding(false)}>
              {t('links.cancel')}
            </Button>
          </div>
        </form>
      ) : null}
      {!isAdding && !isFull ? (
        <div>
          <Button look="line" icon="link" onClick={() => setAdding(true)}>
            {t('links.begin')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
