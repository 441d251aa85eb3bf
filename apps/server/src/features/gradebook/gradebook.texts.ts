import type { FixedField } from '@learntrail/contract/gradebook/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface GradebookTexts {
  /** The file name, before group and term. */
  fileName: string
  fields: Record<FixedField, string>
  /** Below the pupils. */
  mean: string
  maximum: string
  weight: string
  /** In place of a score. */
  missing: string
  excused: string
  returned: string
  toCorrect: string
  unscored: string
  /** After a score. */
  late: string
  unreleased: string
}

export const gradebookTexts: Record<Locale, GradebookTexts> = {
  tw: {
    fileName: '成績冊',
    fields: { memberNumber: '座號', studentNumber: '學號', realName: '姓名', displayName: '暱稱', average: '平均' },
    mean: '平均',
    maximum: '滿分',
    weight: '權重',
    missing: '缺交',
    excused: '免計',
    returned: '退回',
    toCorrect: '待批改',
    unscored: '已發還',
    late: '遲交',
    unreleased: '未發還',
  },
  en: {
    fileName: 'Gradebook',
    fields: {
      memberNumber: 'Seat',
      studentNumber: 'Student number',
      realName: 'Name',
      displayName: 'Nickname',
      average: 'Average',
    },
    mean: 'Average',
    maximum: 'Points',
    weight: 'Weight',
    missing: 'Missing',
    excused: 'Excused',
    returned: 'Changes requested',
    toCorrect: 'To grade',
    unscored: 'Returned',
    late: 'Late',
    unreleased: 'Not returned',
  },
}
