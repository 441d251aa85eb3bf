import { peopleLimits } from '@learntrail/contract/people/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { remarkOnPerson } from '../api/remark-on-person.ts'
import css from './remark-dialog.module.css'

interface RemarkProps {
  person: Pick<PersonSummary, 'id' | 'displayName'>
  remark: string
  onClose: () => void
}

/** Edits my private remark on a person. */
export function RemarkDialog(props: RemarkProps) {
  const { t } = useTranslation('people')
  return (
    <Dialog isOpen onClose={props.onClose} title={t('remark.of', { name: props.person.displayName })}>
      <RemarkForm {...props} />
    </Dialog>
  )
}

function RemarkForm({ person, remark, onClose }: RemarkProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const [words, setWords] = useState(remark)
  const [error, setError] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: () => remarkOnPerson(person.id, words.trim()),
    onSuccess: ({ relation }) => {
      toast(t(relation.remark === '' ? 'remark.gone' : 'remark.saved'))
      // The remark is shown wherever the name is.
      queryClient.invalidateQueries()
      onClose()
    },
    onError: (problem) => setError(sentenceOfField(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistake = checkText(words, { safe: true, max: peopleLimits.remark })
    setError(mistake)
    if (mistake === null) save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('remark.label')}
        description={t('remark.hint', { limit: peopleLimits.remark })}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <div className={css.save}>
        <Button type="submit" wide isBusy={save.isPending}>
          {t('remark.save')}
        </Button>
      </div>
    </form>
  )
}
