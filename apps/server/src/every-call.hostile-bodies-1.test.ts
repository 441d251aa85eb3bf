import { testHostileBodies } from './testing/hostile-bodies.ts'

testHostileBodies(0, 2)
