import { useTranslation } from 'react-i18next'
import { type Friend, FriendPicker, friendsQuery } from '../../people/index.ts'

interface CoWriterPickerProps {
  chosen: readonly Friend[]
  /** Ids of the people who are co-writers already. */
  without?: readonly string[]
  onChange: (chosen: readonly Friend[]) => void
}

/** Picks friends by name to write with. */
export function CoWriterPicker({ chosen, without, onChange }: CoWriterPickerProps) {
  const { t } = useTranslation('co-writing')
  return (
    <FriendPicker
      friendsQuery={friendsQuery}
      chosen={chosen}
      without={without}
      words={{
        label: t('picker.label'),
        placeholder: t('picker.placeholder'),
        list: t('picker.friends'),
        nobodyFits: t('picker.nobody'),
        noFriends: t('picker.noFriends'),
        chosen: t('picker.chosen', { count: chosen.length }),
      }}
      onChange={onChange}
    />
  )
}
