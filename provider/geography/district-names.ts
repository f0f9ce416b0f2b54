/**
 * The names under which lists know the districts, by LGD code: official, old, misspelt, and the
 * Education Department's, which cuts some districts in two. Compared in letters alone.
 */
export const DISTRICT_NAMES: readonly (readonly [code: number, official: string, others: string])[] = [
  [524, 'Bagalkote', 'Bagalkot,Bagalkoti'],
  [
    525,
    'Bengaluru Urban',
    'Bangalore Urban,Bangalore,Bengaluru,Bengaluru U North,Bengaluru U South,Bangalore North,Bengaluru North,Bengaluru City,Bangalore City,Bengaluru Urban North,Bengaluru Urban South,Bangalore U North,Bangalore U South',
  ],
  [526, 'Bengaluru Rural', 'Bangalore Rural,Bengaluru R,Bangalore R'],
  [527, 'Belagavi', 'Belgaum,Belgavi,Belagaum,Belgam,Belagavi Chikkodi,Chikkodi,Chikodi,Belgaum Chikkodi'],
  [528, 'Ballari', 'Bellary,Bellari,Balari'],
  [529, 'Bidar', 'Beedar'],
  [530, 'Vijayapura', 'Bijapur,Vijayapur,Vijaypura,Vijapur,Bijapura'],
  [531, 'Chamarajanagar', 'Chamarajanagara,Chamrajnagar,Chamarajnagar,Chamrajanagar,Chamaraja Nagar'],
  [532, 'Chikkamagaluru', 'Chikmagalur,Chickmagalur,Chikkamagalur,Chikamagalur,Chikkamagalore,Chikmagaluru'],
  [533, 'Chitradurga', 'Chitradurg,Chitrdurga'],
  [
    534,
    'Dakshina Kannada',
    'D Kannada(DK),D Kannada,DK,Dakshin Kannada,South Kanara,South Canara,D.K.,Mangalore,Mangaluru',
  ],
  [535, 'Davanagere', 'Davangere,Davanagere,Davengere,Davangare'],
  [536, 'Dharwad', 'Dharwar,Dharawad,Dharavada'],
  [537, 'Gadag', 'Gadaga'],
  [538, 'Kalaburagi', 'Gulbarga,Kalburgi,Kalaburgi,Kalburagi,Gulburga'],
  [539, 'Hassan', 'Hasan,Hassana'],
  [540, 'Haveri', 'Haaveri'],
  [541, 'Kodagu', 'Coorg,Kodagu (Coorg),South Kodagu,Kodago'],
  [542, 'Kolar', 'Kolara'],
  [543, 'Koppal', 'Koppala'],
  [544, 'Mandya', 'Mandy'],
  [545, 'Mysuru', 'Mysore,Maisuru,Mysuru'],
  [546, 'Raichur', 'Raichuru,Rayachuru'],
  [547, 'Shivamogga', 'Shimoga,Shivmoga,Shivamoga'],
  [548, 'Tumakuru', 'Tumkur,Tumakur,Tumkuru,Tumakuru Madhugiri,Tumkur Madhugiri,Madhugiri'],
  [549, 'Udupi', 'Uduppi'],
  [550, 'Uttara Kannada', 'Uttar Kannada,North Kanara,North Canara,U Kannada,UK,Uttara Kannada Sirsi,Karwar,Sirsi'],
  [
    630,
    'Chikkaballapura',
    'Chikballapur,Chikaballapur,Chikkaballapur,Chickballapur,Chikballapura,Chik Ballapur,Chickaballapur',
  ],
  // Ramanagara until 2025. The education district BENGALURU U SOUTH is Bengaluru Urban.
  [631, 'Bengaluru South', 'Ramanagara,Ramanagar,Ramnagar,Ramanagaram,Bangalore South'],
  [635, 'Yadgir', 'Yadagiri,Yadgiri,Yadagir'],
  [738, 'Vijayanagara', 'Vijayanagar,Vijaynagar,Vijayanagara (Hosapete),Hosapete'],
]
