import 'i18next'
import type inGroups from '@learntrail/texts/tw/schools/in-groups.json'
import type menu from '@learntrail/texts/tw/schools/menu.json'
import type onPerson from '@learntrail/texts/tw/schools/on-person.json'
import type schools from '@learntrail/texts/tw/schools/schools.json'
import type transfers from '@learntrail/texts/tw/schools/transfers.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    schools: typeof schools
    'schools/transfers': typeof transfers
    'schools/in-groups': typeof inGroups
    'schools/on-person': typeof onPerson
    'schools/menu': typeof menu
  }
}
