import type { CourseFinding, CourseSpot } from '@learntrail/contract/courses/check'
import { useTranslation } from 'react-i18next'
import { Finding, Findings } from '../../../../ui/findings.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { addressOfFinding } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { keyOfFinding } from './findings.ts'

interface CheckListProps {
  findings: readonly CourseFinding[]
  onGo: () => void
}

/** What must be fixed, each with a link to it. */
export function CheckList({ findings, onGo }: CheckListProps) {
  const { t } = useTranslation('courses/editing')
  const { course, outline } = useEditing()
  const sentence = useFindingSentence()
  if (findings.length === 0) return <FormAlert tone="leaf">{t('check.allGood')}</FormAlert>
  return (
    <Findings label={t('check.title')}>
      {findings.map((finding) => (
        <Finding
          key={keyOfFinding(finding)}
          id={keyOfFinding(finding)}
          icon={finding.isAdvice ? 'info' : 'alert'}
          to={addressOfFinding(course._id, finding, outline)}
          way={t('check.go')}
          onGo={onGo}
        >
          {sentence(finding)}
        </Finding>
      ))}
    </Findings>
  )
}

/** Returns a function that says what is wrong and where. */
function useFindingSentence() {
  const { t } = useTranslation('courses/editing')
  const nameOf = useSpotName()
  return ({ problem, spot, limit = 0 }: CourseFinding): string => {
    const name = nameOf(spot)
    // A resource is named by its file; a picture, by its unit.
    if (spot.part === 'picture' && (problem === 'file_missing' || problem === 'file_unfinished'))
      return t(`check.picture_${problem}`, { name })
    switch (problem) {
      case 'too_long':
        return t('check.too_long', { name, limit })
      case 'too_many':
        return t('check.too_many', { name, limit })
      case 'too_many_pictures':
        return t('check.too_many_pictures', { name, limit })
      case 'chapter_unnamed':
      case 'unit_missing':
      case 'unit_unnamed':
      case 'unit_empty':
      case 'resource_empty':
      case 'file_missing':
      case 'file_unfinished':
      case 'film_without_words':
      case 'picture_without_words':
      case 'film_without_captions':
      case 'address_wrong':
      case 'unreadable':
        return t(`check.${problem}`, { name })
      default:
        return t(`check.${problem}`)
    }
  }
}

const factNames = [
  'name',
  'introduction',
  'objective',
  'copyright',
  'copyrightItems',
  'customFieldList',
  'recipients',
  'tags',
  'actionVerb',
  'chapters',
  'guide',
] as const

function useSpotName() {
  const { t } = useTranslation(['courses/editing', 'courses/names'])
  const { outline } = useEditing()
  const units = outline.chapters.flatMap((chapter) => chapter.units)
  return (spot: CourseSpot): string => {
    switch (spot.part) {
      case 'facts': {
        const field = factNames.find((one) => one === spot.field)
        return field === undefined ? t('facts.title') : t(`check.fields.${field}`)
      }
      case 'chapter': {
        const index = outline.chapters.findIndex(({ id }) => id === spot.id)
        return outline.chapters[index]?.name.trim() || t('chapter.unnamed', { number: index + 1 })
      }
      case 'picture':
        return units.find(({ id }) => id === spot.unitId)?.name.trim() || t('unit.unnamed')
      case 'unit':
        return units.find(({ id }) => id === spot.id)?.name.trim() || t('unit.unnamed')
      case 'resource': {
        const resource = units.flatMap(({ resources }) => resources).find(({ id }) => id === spot.id)
        return resource?.name.trim() || t(`courses/names:resource.${resource?.type ?? 'file'}`)
      }
      case 'group': {
        const index = outline.guide.findIndex(({ id }) => id === spot.id)
        return outline.guide[index]?.title.trim() || t('guide.unnamed', { number: index + 1 })
      }
      case 'question':
        return t('check.fields.question')
      case 'field':
        return t('check.fields.customFieldList')
      case 'right':
        return t('check.fields.copyrightItems')
    }
  }
}
