import { alignNames } from './align-names'
import { nameWordsOf } from './profile'

const left = (a: string, b: string) => {
  const { leftA, leftB } = alignNames(nameWordsOf(a), nameWordsOf(b))
  return [leftA, leftB].map((words) => words.map(({ word }) => word).join(' '))
}

test.each([
  ['Hira Sugar Institute', 'Hirasugar Institute'],
  ['DONBOSCO Institute of Technology', 'Don Bosco Institute of Technology'],
  ['S.S.E.T.S.S.G. Balekundri Institute', "S.S.E.T's S.G. Balekundri Institute"],
  ['SSETS S.G. Balekundri Institute', "S. S. E. T's S. G. Balekundri Institute"],
  ['J.N.N. College of Engineering', 'Jawaharlal Nehru New College of Engineering'],
  ['R.V.C.E.', 'R.V. College of Engineering'],
  ['SDMIT, Ujire', 'SDM Institute of Technology, Ujire'],
  ['GFGC Hosanagara', 'Government First Grade College, Hosanagara'],
  ['Government I Grade College', 'Government First Grade College'],
  ['SheshadhripuramFirst Grade College', 'Seshadripuram First Grade College'],
  ['Viswanathrao Deshpande College', 'Vishwanathrao Deshpande College'],
  ['B.M.S. Engg. College', 'BMS Engineering College'],
  ['Sri J College (Constituent College of X University)', 'Sri J College'],
])('%j and %j leave nothing over', (a, b) => expect(left(a, b)).toEqual(['', '']))

test.each([
  ['K.L.S. Gogte Institute', 'Gogte Institute', ['kls', '']],
  ['RV College of Engineering', 'PV College of Engineering', ['rv', 'pv']],
  ['Sharada College', 'Vidya College', ['sharada', 'vidya']],
])('%j and %j do', (a, b, expected) => expect(left(a, b)).toEqual(expected))
