import { useTranslation } from 'react-i18next'
import { OrderedList, type OrderWords } from '../../../../ui/drag/ordered-list.tsx'
import { useSigningWords } from '../shown/signing-words.ts'
import { LineWords } from './line-words.tsx'
import type { DraftLine } from './lines.rules.ts'

interface LineListProps {
  lines: DraftLine[]
  onChange: (lines: DraftLine[]) => void
}

/** The lines in order, each with its signers and actions. */
export function LineList({ lines, onChange }: LineListProps) {
  const { t } = useTranslation('plans/signing')
  const { lineName } = useSigningWords()
  const words: OrderWords = {
    keys: t('asking.keys'),
    drag: (name) => t('asking.drag', { name }),
    moved: (name, number) => t('asking.moved', { name, number }),
    menu: (name) => t('asking.menu', { name }),
    up: t('asking.up'),
    down: t('asking.down'),
  }
  return (
    <OrderedList
      label={t('asking.lines')}
      words={words}
      items={lines}
      idOf={({ id }) => id}
      nameOf={lineName}
      actionsOf={(line) => [
        {
          label: t('asking.remove'),
          icon: 'remove',
          isDangerous: true,
          run: () => onChange(lines.filter(({ id }) => id !== line.id)),
        },
      ]}
      onChange={onChange}
    >
      {(line) => (
        <LineWords line={line} onChange={(next) => onChange(lines.map((one) => (one.id === line.id ? next : one)))} />
      )}
    </OrderedList>
  )
}
