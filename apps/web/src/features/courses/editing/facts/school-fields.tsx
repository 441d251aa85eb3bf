import { courseTypes } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { semestersOfYear } from '@learntrail/contract/school-year'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { today } from '../../../../ui/dates.ts'
import { FieldGroup, FieldPair } from '../../../../ui/form/fields.tsx'
import { Select } from '../../../../ui/form/select.ts'
import { WholeNumberInput } from '../../../../ui/form/whole-number-input.tsx'
import { useCourseNames } from '../../names.ts'
import { factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { setFact } from '../structure/change-structure.ts'

const none = 'none'

/** The course's place in a school's timetable, its semester and its length. */
export function SchoolFields() {
  const { t } = useTranslation('courses/editing')
  const { document, outline, mayWrite } = useEditing()
  const names = useCourseNames()
  const { courseType, courseSemester, minutes } = outline
  // A course of an earlier year keeps its semester.
  const semesters = [...new Set([...semestersOfYear(today()), ...(courseSemester === null ? [] : [courseSemester])])]
  const [isTyping, setTyping] = useState<string | null>(null)
  return (
    <Card as="section">
      <FieldGroup title={t('facts.school')}>
        <FieldPair>
          <Select
            id={factId('courseType')}
            label={t('facts.courseType')}
            data={[
              { value: none, label: t('facts.noType') },
              ...courseTypes.map((code) => ({ value: code as string, label: names.courseType(code) })),
            ]}
            value={courseType ?? none}
            readOnly={!mayWrite}
            allowDeselect={false}
            onChange={(value) => setFact(document, 'courseType', value === none ? null : value)}
          />
          <Select
            id={factId('courseSemester')}
            label={t('facts.semester')}
            data={[
              ...semesters.map((code) => ({ value: code, label: names.semester(code) })),
              { value: none, label: names.semester(null) },
            ]}
            value={courseSemester ?? none}
            readOnly={!mayWrite}
            allowDeselect={false}
            onChange={(value) => setFact(document, 'courseSemester', value === none ? null : value)}
          />
        </FieldPair>
        <WholeNumberInput
          id={factId('minutes')}
          label={t('facts.minutes')}
          description={minutes > 0 ? names.minutes(minutes) : t('facts.minutesTip')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={isTyping ?? (minutes > 0 ? String(minutes) : '')}
          max={courseLimits.minutes}
          readOnly={!mayWrite}
          onChange={(value) => {
            setTyping(value)
            setFact(document, 'minutes', value === '' ? 0 : Number(value))
          }}
          onBlur={() => setTyping(null)}
        />
      </FieldGroup>
    </Card>
  )
}
