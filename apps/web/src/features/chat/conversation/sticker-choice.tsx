import { type StickerSet, stickerSets, stickers } from '@learntrail/contract/chat/facts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../profiles/index.ts'
import { keepUsedStickers } from '../api/sticker-history.ts'
import css from './sticker-choice.module.css'
import { Sticker, stickersOf } from './stickers.tsx'

interface StickerChoiceProps {
  onChoose(sticker: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** One row of stickers. */
const mostUsed = 6

/** All stickers, the ones used last on top. */
export function StickerChoice({ onChoose, onKeyDown }: StickerChoiceProps) {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const history = useCurrentUser()?.history.lastUsedStickers ?? []
  // Read once: rows must not move under the finger while open.
  const [used] = useState(() => history.filter((name) => stickers.includes(name)).slice(0, mostUsed))
  const sets = (Object.keys(stickerSets) as StickerSet[]).map((set) => ({
    label: t(`sets.${set}`),
    names: stickersOf(set) as readonly string[],
  }))
  const rows = used.length > 0 ? [{ label: t('sets.used'), names: used }, ...sets] : sets
  const choose = (name: string) => {
    void keepUsedStickers(queryClient, [name, ...history.filter((one) => one !== name)].slice(0, mostUsed))
    onChoose(name)
  }
  return (
    <div className={css.stickers}>
      {rows.map(({ label, names }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul aria-label={label}>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => choose(name)} onKeyDown={onKeyDown}>
                  <Sticker name={name} label={t(`sticker.${name as 'days/cheer'}`)} size={64} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
