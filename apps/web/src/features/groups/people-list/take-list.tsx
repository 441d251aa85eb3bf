import { type PeopleListForm, peopleListForms } from '@learntrail/contract/groups/people-list-forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import type { ButtonLook } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'

interface TakeListProps {
  /** Address of the list without `form`; the server writes the whole list, whatever part is on the screen. */
  address: string
  /** Label of the button; by default 下載／列印. */
  children?: string
  /** Tells the lists apart if a screen has several. */
  label?: string
  look?: ButtonLook
  size?: 's' | 'm'
}

const icons: Record<PeopleListForm, IconName> = { xlsx: 'grid', csv: 'list', paper: 'file', signing: 'edit' }

/** Downloads a list of people as a spreadsheet, on paper, or for signatures. For the group's administrators. */
export function TakeList({ address, children, label, look = 'line', size = 's' }: TakeListProps) {
  const { t } = useTranslation('groups/people-list')
  const save = useMutation({
    mutationFn: (form: PeopleListForm) => saveDocument(`${address}?${new URLSearchParams({ form })}`),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  const words = children ?? t('take')
  return (
    <MenuButton
      look={look}
      size={size}
      icon="download"
      isBusy={save.isPending}
      label={label ?? words}
      actions={peopleListForms.map((form) => ({
        label: t(`forms.${form}`),
        icon: icons[form],
        run: () => save.mutate(form),
      }))}
    >
      {words}
    </MenuButton>
  )
}
