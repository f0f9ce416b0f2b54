import { alignNames } from './align-names'
import { nameWordsOf } from './name-words'

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
  ['Mallapura College', 'Mallayapura College'],
  ['Sampigenanatheshwara College', 'Sampigenatheshwara College'],
  ['Achaya Polytechnic', 'Acharya Polytechnic'],
  ['Vijya Institute', 'Vijaya Institute'],
  ['St. Teersa College', 'St. Teresa College'],
  ['Eastpoint College', 'East Point College'],
  ['MKE Sampige College', 'MKEss Sampige College'],
  ['Sampige Institute of Engineering and Technol…', 'Sampige Institute of Engineering and Technology for Women'],
  ['UBDT College of Engineering', 'University B.D.T. College of Engineering'],
  ['Kamala Pre University College', 'Kamala P.U.C.'],
  ['Govt. Tool Room & Trg. Centre', 'Government Toolroom and Training Centre'],
  ['Karnataka Public Schools Government PU College Kumbra', 'Government PU College, Kumbra'],
  ['Mallige College (H. Gov)', 'Mallige College'],
  ['Mallige College, Mallige Taluk', 'Mallige College'],
  ['Mallige University Mallige University Street', 'Mallige University Street'],
  // A letter of initials is one of the word as it is printed, and a single letter has one, too.
  ['LVDC', 'Lady Vailankanni Degree College'],
  ['MALLIGE STU', 'Mallige Science and Technology University'],
  ['TJIMS Bengaluru', 'T John Institute of Management and Science, Bengaluru'],
])('%j and %j leave nothing over', (a, b) => expect(left(a, b)).toEqual(['', '']))

test.each([
  ['K.L.S. Gogte Institute', 'Gogte Institute', ['kls', '']],
  ['RV College of Engineering', 'PV College of Engineering', ['rv', 'pv']],
  ['Sharada College', 'Vidya College', ['sharada', 'vidya']],
  // What is not in doubt is not cut off, and letters in brackets that say something stay.
  ['Sampige Institute of Technology and Sai…', 'Sampige Institute of Technology and Management', ['', 'management']],
  ['Deepsa College', 'Deersa College', ['deepsa', 'deersa']],
  ['Ravi College', 'Rvai College', ['ravi', 'rvai']],
  ['MIT Mallige', 'Mallige Institute of Technology', ['mallige', '']],
  ['BGSIT', 'Gokak BGS Institute of Technology', ['', 'gokak']],
  // Initials begin with a name, and not within one.
  [
    'MCBA',
    'Gokak Memorial College of Business Administration',
    ['mcba', 'gokak memorial college business administration'],
  ],
  // Behind a society one begins.
  ['MCBA', 'Gokak Vidya Peetha Memorial College of Business Administration', ['', 'gokak vidya peetha']],
  // A society's letters are not shortened to their first.
  ['MFGC Hassan', 'MJS First Grade College, Hassan', ['mfgc', 'mjs first grade college']],
  ['Mallige College (North Campus)', 'Mallige College', ['north campus', '']],
])('%j and %j do', (a, b, expected) => expect(left(a, b)).toEqual(expected))
