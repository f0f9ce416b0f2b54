/** Names of one town, old, new and misspelt, one town a line. Compared in letters alone, within the town's district. */
export const TOWN_NAMES: readonly string[] = `
Bengaluru,Bangalore,BBMP,Bangaluru,Banglore,Bangaloer,Bengalore,Bruhat Bengaluru Mahanagara Palike
Hubballi-Dharwad,Hubli,Hubballi,Dharwad,Dharwar,Hubli-Dharwad
Mangaluru,Mangalore
Mysuru,Mysore
Belagavi,Belgaum,BGM City
Kalaburagi,Gulbarga,Kalaburgi,Kalaburagi City Corporation
Ballari,Bellary
Vijayapura,Bijapur,Vijayapur
Shivamogga,Shimoga,Shimoga City
Tumakuru,Tumkur
Chikkamagaluru,Chikmagalur,Chickmagalur,Chikkamagalur,Chikkamagalure
Davanagere,Davangere
Hosapete,Hospet,Hosapet
Gangawati,Gangavathi,Gangavati,Gangawathi
Ranibennur,Ranebennur
Robertson Pet,Robertsonpet,KGF,Kolar Gold Fields,K.G.F
Bantval,Bantwal
Beltangadi,Belthangady,Belthangadi
Sulya,Sullia
Mudbidri,Moodbidri,Moodabidri,Moodubidire
Mulki,Mulky
Kundapura,Kundapur,Coondapur
Udupi,Manipal
Harihar,Harihara
Karkal,Karkala
Kaapu,Kaup
Byndoor,Bainduru,Baindur
Virajpet,Virajapet,Virajapete
Somvarpet,Somwarpet
Athni,Athani
Nipani,Nippani
Chikodi,Chikkodi
Raybag,Raibag
Bail Hongal,Bailhongal
Saundatti-Yellamma,Saundatti,Soundatti,Savadatti
Ramdurg,Ramadurga
Jamkhandi,Jamakhandi
Rabkavi-Banhatti,Rabkavi Banhatti,Banahatti,Banhatti,Rabkavi
Mahalingpur,Mahalingapur,Mahalingapura
Bilgi,Bilagi
Guledgudda,Guledagudda
Hungund,Hunagund
Bagalkot,Bagalkote
Arsikere,Arasikere
Hole Narsipur,Holenarasipura,Holenarsipura,Holenarasipur
Sakleshpur,Sakleshpura,Sakaleshpura,Sakaleshpur
Arkalgud,Arakalagud,Arakalgud,Arkalagud
Belur,Beluru
Dod Ballapur,Doddaballapura,Doddaballapur,Dodballapur,Doddballapura
Hosakote,Hoskote
Chik Ballapur,Chikkaballapura,Chikkaballapur,Chickballapur,Chikballapur,Chikaballapur,Chickaballapur
Sidlaghatta,Shidlaghatta
Gauribidanur,Gowribidanur
Krishnarajpet,K R Pet,K R Pete,Krishnarajapete
Shrirangapattana,Srirangapatna,Srirangapattana,Sriranga Patna
Piriyapatna,Periyapatna
Heggadadevankote,H D Kote
Tirumakudal-Narsipur,T Narasipura,T Narsipura
Krishnarajanagar,K R Nagar
Nanjangud,Nanjanagud
Hunsur,Hunasur
Hosdurga,Hosadurga
Molakalmuru,Molakalmur
Chiknayakanhalli,Chikkanayakanahalli,C N Halli
Huliyaru,Huliyar
Tirthahalli,Thirthahalli,Theerthahalli
Shikarpur,Shikaripura,Shikaripur
Siralkoppa,Shiralakoppa,Shiralkoppa
Sorab,Soraba
Sagar,Sagara
Bhadravati,Bhadravathi
Holehonnuru,Holehonnur
Narasimharajapura,N R Pura
Sringeri,Shringeri
Devadurga,Deodurg,Deodurga
Sindhnur,Sindhanur
Lingasugur,Lingsugur,Lingasagur
Manvi,Manavi
Gadag-Betigeri,Gadag,Betageri,Betgeri,Gadag-Betageri
Lakshmeshwar,Laxmeshwar
Mundargi,Mundaragi
Nargund,Naragund
Gajendragarh,Gajendragad
Shiggaon,Shiggavi
Byadgi,Byadagi
Kalghatgi,Kalghatagi
Homnabad,Humnabad
Chitgoppa,Chitguppa
Shorapur,Surpur,Surapura,Surapur
Shahpur,Shahapur
Jevargi,Jewargi
Chittapura,Chittapur
Basavana Bagevadi,B Bagewadi,Basavana Bagewadi
Sindgi,Sindagi
Talikota,Talikoti
Yelburga,Yelaburga
Hoovina Hadagalli,Hoovina Hadagali,Huvina Hadagali,Huvinahadagalli,Hadagali
Hagaribommanahalli,Hagaribommana Halli,H B Halli
Mariyammanahalli,Mariyammana Halli
Kamalapura,Kamalapur
Kottur,Kotturu
Kudithini,Kuduthini
Channapatna,Channapattana
Ramanagara,Ramanagar,Ramanagaram
Srinivaspur,Srinivasapura,Srinivasapur
Mulbagal,Mulabagilu
Bangarpete,Bangarpet
Honavar,Honnavar
Hebbugodi,Hebbagodi
Madikeri,Mercara
Siddapur,Siddapura
`
  .trim()
  .split('\n')
