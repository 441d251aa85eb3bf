import { useTranslation } from 'react-i18next'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { inks } from '../inks.ts'
import css from './ink-choice.module.css'

type InkName = (typeof inks)[number]['name']

export function InkChoice({ colour, onChoose }: { colour: string; onChoose: (colour: string) => void }) {
  const { t } = useTranslation('eportfolio/image-editor')
  const choices = inks.map((ink) => ({
    value: ink.name,
    name: t(`inks.${ink.name}`),
    sample: <span className={css.ink} style={{ background: ink.colour }} />,
  }))
  const find = (name: InkName) => inks.find((ink) => ink.name === name)?.colour ?? colour
  return (
    <ChoiceRow
      label={t('colour')}
      choices={choices}
      value={inks.find((ink) => ink.colour === colour)?.name ?? null}
      onChoose={(name) => onChoose(find(name))}
    />
  )
}
