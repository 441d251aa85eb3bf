import 'i18next'
import type advised from '@learntrail/texts/tw/plans/advised.json'
import type board from '@learntrail/texts/tw/plans/board.json'
import type doing from '@learntrail/texts/tw/plans/doing.json'
import type editions from '@learntrail/texts/tw/plans/editions.json'
import type fileUses from '@learntrail/texts/tw/plans/file-uses.json'
import type forGuardians from '@learntrail/texts/tw/plans/for-guardians.json'
import type inSchools from '@learntrail/texts/tw/plans/in-schools.json'
import type inSearch from '@learntrail/texts/tw/plans/in-search.json'
import type members from '@learntrail/texts/tw/plans/members.json'
import type menu from '@learntrail/texts/tw/plans/menu.json'
import type plans from '@learntrail/texts/tw/plans/plans.json'
import type school from '@learntrail/texts/tw/plans/school.json'
import type signing from '@learntrail/texts/tw/plans/signing.json'
import type signingLink from '@learntrail/texts/tw/plans/signing-link.json'
import type templates from '@learntrail/texts/tw/plans/templates.json'
import type todos from '@learntrail/texts/tw/plans/todos.json'
import type waits from '@learntrail/texts/tw/plans/waits.json'
import type writing from '@learntrail/texts/tw/plans/writing.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'plans/todos': typeof todos
    plans: typeof plans
    'plans/advised': typeof advised
    'plans/board': typeof board
    'plans/editions': typeof editions
    'plans/file-uses': typeof fileUses
    'plans/doing': typeof doing
    'plans/in-schools': typeof inSchools
    'plans/for-guardians': typeof forGuardians
    'plans/in-search': typeof inSearch
    'plans/members': typeof members
    'plans/menu': typeof menu
    'plans/school': typeof school
    'plans/signing': typeof signing
    'plans/signing-link': typeof signingLink
    'plans/templates': typeof templates
    'plans/waits': typeof waits
    'plans/writing': typeof writing
  }
}
