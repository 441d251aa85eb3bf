import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import css from './choice-cards.module.css'

interface ChoiceCardsProps {
  /** Name of the group. */
  label: string
  /** Whether to show the label; only where no heading above the cards names the group. */
  isLabelShown?: boolean
  children: ReactNode
}

/** A group of radio buttons as cards, each with a sentence on what it means. */
export function ChoiceCards({ label, isLabelShown = false, children }: ChoiceCardsProps) {
  return (
    <fieldset className={css.cards} aria-label={isLabelShown ? undefined : label}>
      {isLabelShown ? <legend>{label}</legend> : null}
      {children}
    </fieldset>
  )
}

interface ChoiceCardProps {
  /** Name of the radio group: shared by its cards and unique on the screen. */
  group: string
  icon?: IconName
  name: string
  texts: readonly string[]
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

export function ChoiceCard({ group, icon, name, texts, isChosen, isDisabled, onChoose }: ChoiceCardProps) {
  return (
    <label className={css.card}>
      <input type="radio" name={group} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      {icon ? <Icon name={icon} /> : null}
      <span className={css.words}>
        <strong className={css.name}>{name}</strong>
        {texts.map((text) => (
          <span key={text} className={css.text}>
            {text}
          </span>
        ))}
      </span>
    </label>
  )
}
