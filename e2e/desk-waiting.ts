import type { Waiting } from '@/e2e/desk-days'
import { freshPhone } from '@/e2e/sms-inbox/student'
import type { ContactBody } from '@/lib/contract/enquiry'
import { addStudent } from '@/provider/account/store/students'
import { connectDatabase, type DatabasePlace } from '@/provider/platform/database'
import { putReview } from '@/provider/reviews/store'

/**
 * What is there as a day at the desk begins: a visitor's question, a review that is shown, and one that is held.
 * @param provider its address
 */
export async function prepareDay(place: DatabasePlace, provider: string, institute: number): Promise<Waiting> {
  const phone = freshPhone()
  const question: ContactBody = {
    ...{ name: 'Lakshmi Devi', phone, email: 'lakshmi@example.org', type: 'enquiry', interest: '', source: '/contact' },
    ...{ course: 'Civil Engineering', message: 'Is there a hostel for girls, and when do admissions begin?' },
  }
  const answer = await fetch(`${provider}/api/v1/contact/store`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question) },
  })
  if (!answer.ok) throw new Error(`the enquiry is answered with ${answer.status}`)
  const words = { held: `Ask my cousin ${phone}`, shown: `Teachers who stay until six ${phone}` }
  const { db, close } = connectDatabase(place)
  for (const [state, description] of Object.entries(words)) {
    const author = { phone: freshPhone(), firstName: 'Asha', lastName: 'R', consent: null }
    const student = await addStudent(db, author, new Date())
    if (student === null) throw new Error('the number of the student is not fresh')
    const review = { name: 'Asha R', role: 'Student', rating: 3, description }
    const key = { studentId: student.id, instituteId: institute }
    await putReview(db, key, review, state === 'held' ? ['phone'] : [], new Date())
  }
  await close()
  return { institute, phone, ...words }
}
