import { isolated } from '@learntrail/contract/isolated'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { pinnedQuery } from '../api/messages.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import css from './pins.module.css'

/** Pinned messages of a room: the newest in one line, the others on request. */
export function Pins({ roomId }: { roomId: string }) {
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const nameOf = useNameOf()
  const [isOpen, setOpen] = useState(false)
  const pins = useQuery(pinnedQuery(roomId)).data?.items ?? []
  if (pins.length === 0) return null
  return (
    <div className={css.pins}>
      <ul aria-label={t('pins.list')}>
        {(isOpen ? pins : pins.slice(0, 1)).map((pin) => (
          <li key={pin.number}>
            <Link
              to={paths.message(roomId, pin.number)}
              aria-label={t('pins.go', { text: lineOf(pin) })}
              onClick={() => setOpen(false)}
            >
              <Icon name="pin" size={16} />
              <span>
                <b>{nameOf(pin.author)}</b> {isolated(lineOf(pin))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pins.length > 1 ? (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('pins.all', { count: pins.length })}
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
      ) : null}
    </div>
  )
}
