import 'i18next'
import type explanation from '@learntrail/texts/tw/points/explanation.json'
import type forGuardians from '@learntrail/texts/tw/points/for-guardians.json'
import type inGroups from '@learntrail/texts/tw/points/in-groups.json'
import type inHomework from '@learntrail/texts/tw/points/in-homework.json'
import type inSchools from '@learntrail/texts/tw/points/in-schools.json'
import type issue from '@learntrail/texts/tw/points/issue.json'
import type manage from '@learntrail/texts/tw/points/manage.json'
import type points from '@learntrail/texts/tw/points/points.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    points: typeof points
    'points/explanation': typeof explanation
    'points/for-guardians': typeof forGuardians
    'points/in-groups': typeof inGroups
    'points/in-homework': typeof inHomework
    'points/in-schools': typeof inSchools
    'points/issue': typeof issue
    'points/manage': typeof manage
  }
}
