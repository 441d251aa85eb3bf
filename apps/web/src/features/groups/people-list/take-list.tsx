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
  /** Of the whole list, without the form; the server makes the file, however much of it is on the screen. */
  address: string
  /** What the button says; 下載／列印 without it. */
  children?: string
  /** Which list it is, where several stand on one screen. */
  label?: string
  look?: ButtonLook
  size?: 's' | 'm'
}

const icons: Record<PeopleListForm, IconName> = { xlsx: 'grid', csv: 'list', paper: 'file', signing: 'edit' }

/** Takes a list of people along: for spreadsheets, on paper, or to be signed. For those who lead the group. */
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
