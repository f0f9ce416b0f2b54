/** A review as the website sends one. */
export const reviewBody = (more: Record<string, unknown> = {}) => ({
  user_id: '0',
  instituteId: '0',
  institute_id: '0',
  name: 'Asha Rao',
  role: 'Student',
  rating: 4,
  description: 'Good labs, and teachers who take time.',
  ...more,
})
