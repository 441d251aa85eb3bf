import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { gradesQuery } from '../../profiles/index.ts'
import type { useSchoolChange } from '../api/people.ts'

/**
 * Returns the field for a path of the wire, such as `people.3.seatNumber`: seat numbers have one field each, the rest
 * share one.
 */
const fieldOf = (path: string) => {
  const [, place, name = ''] = path.split('.')
  return name === 'seatNumber' ? `${name}-${place}` : name
}

interface ChangeDialogProps {
  people: SchoolPerson[]
  save: ReturnType<typeof useSchoolChange>['change']
  onDone: () => void
  onClose: () => void
}

/** Corrects the school's data: all of it for one person; for several, the class and each seat number. */
export function ChangeDialog({ people, save, onDone, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['schools', 'common'])
  const { data } = useQuery(gradesQuery())
  const formId = useId()
  const [first] = people
  const isOne = people.length === 1
  const students = people.filter(({ academicRole }) => academicRole === 'student')
  const [fullName, setFullName] = useState(isOne ? (first?.fullName ?? '') : '')
  const [grade, setGrade] = useState<string | null>(isOne ? (first?.grade ?? null) : null)
  const [className, setClassName] = useState(isOne ? (first?.className ?? '') : '')
  const [seats, setSeats] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const wrong = isProblem(failure) ? failure.fields : []
  const fieldAs = (name: string) => {
    const found = wrong.find(({ path }) => fieldOf(path) === name)
    return { id: `${formId}-${name}`, error: found && ruleSentence(found.rule, found.limit) }
  }
  const submit = async () => {
    setFailure(null)
    setBusy(true)
    try {
      await save(
        people.map(({ id, academicRole }) => ({
          id,
          ...(isOne && fullName.trim() !== first?.fullName && { fullName: fullName.trim() }),
          ...(academicRole === 'student' && {
            ...(grade && grade !== '' && { grade: grade as GradeCode }),
            ...(className.trim() !== '' && { className: className.trim() }),
            ...(seats[id] !== undefined && { seatNumber: seats[id] }),
          }),
        })),
      )
      onDone()
    } catch (error) {
      setFailure(error)
      const [first] = isProblem(error) ? error.fields : []
      if (first) goToField(`${formId}-${fieldOf(first.path)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={t('acts.change.title', { count: people.length })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('acts.change.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <FormAlert>{failure && wrong.length === 0 ? sentenceOf(failure) : null}</FormAlert>
        <Fields>
          {isOne ? (
            <TextInput
              {...fieldAs('fullName')}
              label={t('columns.name')}
              value={fullName}
              onChange={(event) => setFullName(event.currentTarget.value)}
            />
          ) : null}
          {students.length > 0 ? (
            <>
              <Select
                {...fieldAs('grade')}
                label={t('acts.change.grade')}
                placeholder={t('acts.change.same')}
                data={data?.grades.map(({ code, label }) => ({ value: code, label: label[currentLocale()] })) ?? []}
                value={grade}
                onChange={setGrade}
                comboboxProps={listInDialog}
              />
              <TextInput
                {...fieldAs('className')}
                label={t('columns.class')}
                placeholder={isOne ? undefined : t('acts.change.same')}
                value={className}
                onChange={(event) => setClassName(event.currentTarget.value)}
              />
              {students.map((one) => (
                <TextInput
                  key={one.id}
                  {...fieldAs(`seatNumber-${people.indexOf(one)}`)}
                  label={isOne ? t('columns.seat') : t('acts.change.seatOf', { name: one.fullName })}
                  maxLength={3}
                  value={seats[one.id] ?? one.seatNumber}
                  onChange={(event) => {
                    const { value } = event.currentTarget
                    setSeats((before) => ({ ...before, [one.id]: value }))
                  }}
                />
              ))}
            </>
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}
