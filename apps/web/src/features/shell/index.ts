export { useNavigation } from './api/read-navigation.ts'
