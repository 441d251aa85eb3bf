import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { gradesQuery } from '../../profiles/index.ts'
import type { useSchoolChange } from '../api/people.ts'

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
  const form = useKeptForm({
    id: formId,
    start: () => ({
      fullName: isOne ? (first?.fullName ?? '') : '',
      grade: isOne ? (first?.grade ?? null) : null,
      className: isOne ? (first?.className ?? '') : '',
      seats: {} as Record<string, string>,
    }),
    check: (): Record<string, null> => ({}),
    fieldOf,
    send: ({ fullName, grade, className, seats }) =>
      save(
        people.map(({ id, academicRole }) => ({
          id,
          ...(isOne && fullName.trim() !== first?.fullName && { fullName: fullName.trim() }),
          ...(academicRole === 'student' && {
            ...(grade && { grade: grade as GradeCode }),
            ...(className.trim() !== '' && { className: className.trim() }),
            ...(seats[id] !== undefined && { seatNumber: seats[id] }),
          }),
        })),
      ),
    onSent: onDone,
  })
  const { values, change, at, input } = form
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
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('acts.change.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <FormAlert>{form.failure}</FormAlert>
        <Fields>
          {isOne ? <TextInput {...input('fullName')} label={t('columns.name')} /> : null}
          {students.length > 0 ? (
            <>
              <Select
                {...at('grade')}
                label={t('acts.change.grade')}
                placeholder={t('acts.change.same')}
                data={data?.grades.map(({ code, label }) => ({ value: code, label: label[currentLocale()] })) ?? []}
                value={values.grade}
                onChange={(grade) => change({ grade })}
                comboboxProps={listInDialog}
              />
              <TextInput
                {...input('className')}
                label={t('columns.class')}
                placeholder={isOne ? undefined : t('acts.change.same')}
              />
              {students.map((one) => (
                <TextInput
                  key={one.id}
                  {...at(`seatNumber-${people.indexOf(one)}`)}
                  label={isOne ? t('columns.seat') : t('acts.change.seatOf', { name: one.fullName })}
                  maxLength={3}
                  value={values.seats[one.id] ?? one.seatNumber}
                  onChange={(event) => change({ seats: { ...values.seats, [one.id]: event.currentTarget.value } })}
                />
              ))}
            </>
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}

/**
 * Returns the field for a path of the wire, such as `people.3.seatNumber`: seat numbers have one field each, the rest
 * share one.
 */
function fieldOf(path: string): string | null {
  const [, place, name = ''] = path.split('.')
  if (name === 'seatNumber') return `${name}-${place}`
  return name === '' ? null : name
}
