// Made by Scripts/make-gazetteer of Natural Earth's populated places (public domain).
// swift-format-ignore-file

/// Lines of cities from south to north: latitude and longitude in hundredths of a degree, ISO
/// 3166-1 code of the country, name.
let cities: StaticString = """
  -8998	13927	AQ	Amundsen–Scott South Pole Station
  -8118	-4050	AQ	Sobral Base
  -7847	10680	AQ	Vostok
  -7787	-3462	AQ	Belgrano II Base
  -7785	16675	AQ	Scott Base
  -7773	16687	AQ	McMurdo Station
  -7609	-2647	AQ	Halley Station
  -7505	-1342	AQ	Aboa Station
  -7467	12417	AQ	Concordia Research Station
  -7462	16422	AQ	Zucchelli Station
  -7458	-1122	AQ	Svea Station
  -7305	-1342	AQ	Wasa Station
  -7202	253	AQ	Troll Station
  -7130	-1185	AQ	Novolazarevskaya Station
  -7089	-784	AQ	Neumayer Station III
  -7078	1173	AQ	Maitri Station
  -6943	7634	AQ	Zhongshan Station
  -6903	3975	AQ	Showa Station
  -6883	9050	AQ	Peter I Island
  -6878	7814	AQ	Davis Station
  -6812	-6710	AQ	San Martín Base
  -6761	6288	AQ	Mawson Station
  -6756	-6812	AQ	Rothera Station
  -6678	13996	AQ	Dumont d'Urville Station
  -6658	9301	AQ	Mirny Station
  -6629	11054	AQ	Casey Station
  -6476	-6405	AQ	Palmer Station
  -6423	-5665	AQ	Marambio Base
  -6338	-5703	AQ	Esperanza Station
  -6333	-5789	AQ	Gen. O'Higgins Base
  -6250	-5968	AQ	Capitan Arturo Prat Station
  -6222	-5897	AQ	Great Wall Station
  -6222	-5877	AQ	King Sejong Station
  -6222	-5865	AQ	Carlini Base
  -6219	-5895	AQ	Escudero Base
  -6218	-5891	AQ	Base Presidente Montalva
  -6217	-5886	AQ	Artigas Base
  -6200	-5800	AQ	Elephant Island
  -6073	-4473	AQ	Orcadas Station
  -6063	-4560	AQ	Signy Research Station
  -5493	-6762	CL	Puerto Williams
  -5479	-6831	AR	Ushuaia
  -5428	-3651	GS	Grytviken
  -5379	-6770	AR	Rio Grande
  -5316	-7094	CL	Punta Arenas
  -5265	-7147	CL	Río Verde
  -5195	-6009	FK	Fox Bay
  -5172	-7251	CL	Puerto Natales
  -5170	-5785	FK	Stanley
  -5165	-7230	AR	28 de Noviembre
  -5163	-6922	AR	Río Gallegos
  -5033	-7230	AR	El Calafate
  -4997	-6890	AR	Comondante Luis Piedrabuena
  -4930	-6772	AR	Puerto San Julián
  -4877	-7025	AR	Gobernador Gregores
  -4847	-7256	CL	Villa O'Higgins
  -4775	-6590	AR	Puerto Deseado
  -4727	-7255	CL	Cochrane
  -4689	16817	NZ	Oban
  -4660	-7093	AR	Perito Moreno
  -4641	16837	NZ	Invercargill
  -4609	16896	NZ	Gore
  -4589	17049	NZ	Dunedin
  -4587	-6750	AR	Comodoro Rivadavia
  -4568	-7027	AR	Paso Rio Mayo
  -4560	-6908	AR	Sarmiento
  -4557	-7207	CL	Coihaique
  -4541	16776	NZ	Te Anau
  -4540	-7270	CL	Puerto Aisén
  -4511	17099	NZ	Oamaru
  -4503	-7083	AR	Alto Rio Sanguer
  -4502	16873	NZ	Queenstown
  -4470	16914	NZ	Wanaka
  -4440	17124	NZ	Timaru
  -4403	-17637	NZ	Waitangi
  -4390	17175	NZ	Ashburton
  -4354	17263	NZ	Christchurch
  -4342	-6725	AR	Las Plumas
  -4338	17265	NZ	Kaiapoi
  -4330	-6510	AR	Rawson
  -4325	-6533	AR	Trelew
  -4310	-7360	CL	Quellón
  -4299	14731	AU	Kingston
  -4290	-7132	AR	Esquel
  -4285	14730	AU	Hobart
  -4277	-6504	AR	Puerto Madryn
  -4271	17101	NZ	Hokitika
  -4261	-7381	CL	Chonchi
  -4248	-7376	CL	Castro
  -4247	17122	NZ	Greymouth
  -4240	-6695	AR	Telsen
  -4240	17369	NZ	Kaikoura
  -4230	14737	AU	Oatlands
  -4228	-6923	AR	Gastre
  -4208	14555	AU	Queenstown
  -4205	-7117	AR	El Maitén
  -4188	14829	AU	Bicheno
  -4187	-7383	CL	Ancud
  -4176	17160	NZ	Westport
  -4175	-7314	CL	Calbuco
  -4151	17395	NZ	Blenheim
  -4147	-7293	CL	Puerto Montt
  -4145	14713	AU	Launceston
  -4133	-7299	CL	Puerto Varas
  -4130	-6958	AR	Ingeniero Jacobacci
  -4130	17478	NZ	Wellington
  -4129	17325	NZ	Nelson
  -4128	17402	NZ	Picton
  -4120	17491	NZ	Lower Hutt
  -4119	14633	AU	Devonport
  -4115	-7130	AR	San Carlos de Bariloche
  -4115	14752	AU	Scottsdale
  -4114	17503	NZ	Upper Hutt
  -4112	17485	NZ	Porirua
  -4107	14592	AU	Burnie
  -4103	-7027	AR	Comallo
  -4094	17565	NZ	Masterton
  -4090	17500	NZ	Paraparaumu
  -4083	14512	AU	Smithton
  -4080	-6300	AR	Viedma
  -4073	-6493	AR	San Antonio Oeste
  -4061	17528	NZ	Levin
  -4058	-6780	AR	Sierra Colorado
  -4057	-7316	CL	Osorno
  -4035	17561	NZ	Palmerston North
  -4034	-7296	CL	Río Bueno
  -4029	-7309	CL	La Unión
  -4010	-6443	AR	General Conesa
  -3993	17504	NZ	Wanganui
  -3988	-6258	AR	Villalonga
  -3985	-7283	CL	Los Lagos
  -3980	-7325	CL	Valdivia
  -3964	17684	NZ	Hastings
  -3958	17428	NZ	Hawera
  -3949	17693	NZ	Napier
  -3948	-6268	AR	Pedro Luro
  -3937	-7263	CL	Loncoche
  -3928	-7223	CL	Villarica
  -3927	-6568	AR	Choele Choel
  -3922	-7321	CL	Toltén
  -3906	17407	NZ	New Plymouth
  -3902	-6761	AR	General Roca
  -3899	17581	NZ	Turangi
  -3897	-6408	AR	Río Colorado
  -3895	-6806	AR	Neuquén
  -3894	-6924	AR	Cutral Có
  -3890	-7007	AR	Zapala
  -3888	-6208	AR	Punta Alta
  -3874	-7296	CL	Nueva Imperial
  -3874	-6227	AR	Bahía Blanca
  -3873	-7258	CL	Temuco
  -3871	-7317	CL	Carahue
  -3869	17608	NZ	Taupo
  -3866	17802	NZ	Gisborne
  -3861	14559	AU	Wonthaggi
  -3856	-5875	AR	Necochea
  -3852	-7037	AR	Las Lajas
  -3843	-7123	CL	Lonquimay
  -3838	14247	AU	Warrnambool
  -3837	-6027	AR	Tres Arroyos
  -3834	14159	AU	Portland
  -3834	14358	AU	Colac
  -3824	-7234	CL	Victoria
  -3822	17587	NZ	Tokoroa
  -3820	14653	AU	Traralgon
  -3817	14440	AU	Geelong
  -3813	17625	NZ	Rotorua
  -3811	14706	AU	Sale
  -3810	14528	AU	Cranbourne
  -3800	-5758	AR	Mar del Plata
  -3796	-7243	CL	Collipulli
  -3796	17698	NZ	Whakatane
  -3789	17547	NZ	Cambridge
  -3783	-5825	AR	Balcarce
  -3783	14077	AU	Mount Gambier
  -3783	14761	AU	Bairnsdale
  -3782	14498	AU	Melbourne
  -3780	-6768	AR	25 de Mayo
  -3779	-7271	CL	Angol
  -3778	17529	NZ	Hamilton
  -3773	14202	AU	Hamilton
  -3770	-6317	AR	Darregueira
  -3770	17615	NZ	Tauranga
  -3769	14457	AU	Melton
  -3767	-7202	CL	Santa Bárbara
  -3767	-5980	AR	Juarez
  -3761	-7365	CL	Lebu
  -3757	14471	AU	Sunbury
  -3756	14384	AU	Ballarat
  -3748	-7334	CL	Curanilahue
  -3747	-6192	AR	Coronel Suárez
  -3746	-7236	CL	Los Angeles
  -3738	-7027	AR	Chos Malal
  -3738	14082	AU	Penola
  -3732	-5915	AR	Tandil
  -3728	14291	AU	Ararat
  -3720	17490	NZ	Pukekohe
  -3718	-6273	AR	Carhué
  -3714	17559	NZ	Thames
  -3709	-7316	CL	Lota
  -3706	14276	AU	Stawell
  -3705	14373	AU	Maryborough
  -3703	-7316	CL	Coronel
  -3703	14513	AU	Seymour
  -3700	17488	NZ	Manukau
  -3690	-6033	AR	Olavarría
  -3690	14990	AU	Merimbula
  -3685	17455	NZ	Waitakere
  -3685	17476	NZ	Auckland
  -3683	-7305	CL	Concepción
  -3683	13985	AU	Kingston South East
  -3679	17478	NZ	North Shore
  -3678	-5987	AR	Azul
  -3676	14428	AU	Bendigo
  -3672	-7312	CL	Talcahuano
  -3672	-5668	AR	Mar de Ajó
  -3671	14219	AU	Horsham
  -3662	-6430	AR	Santa Rosa
  -3660	-7211	CL	Chillán
  -3637	14539	AU	Shepparton
  -3636	14630	AU	Wangaratta
  -3633	-5769	AR	Dolores
  -3632	14077	AU	Bordertown
  -3628	-7253	CL	Quirihue
  -3624	14912	AU	Cooma
  -3622	-6545	AR	Victorica
  -3613	14475	AU	Echuca
  -3606	14692	AU	Albury
  -3596	-7232	CL	Cauquenes
  -3592	14565	AU	Cobram
  -3584	-7159	CL	Linares
  -3573	17432	NZ	Whangarei
  -3570	13933	AU	Meningie
  -3569	15021	AU	Batemans Bay
  -3566	-6377	AR	General Pico
  -3557	-5802	AR	Chascomús
  -3556	13862	AU	Victor Harbor
  -3553	14495	AU	Deniliquin
  -3547	-6958	AR	Malargüe
  -3546	-7167	CL	Talca
  -3545	-6089	AR	Nueve de Julio
  -3543	-6018	AR	Veinticinco de Mayo
  -3535	14921	AU	Queanbeyan
  -3535	15047	AU	Ulladulla
  -3534	14354	AU	Swan Hill
  -3533	-7242	CL	Constitución
  -3531	14822	AU	Tumut
  -3528	14913	AU	Canberra
  -3523	17395	NZ	Kerikeri
  -3518	-5909	AR	Lobos
  -3513	13926	AU	Murray Bridge
  -3512	14734	AU	Wagga Wagga
  -3511	17327	NZ	Kaitaia
  -3507	14232	AU	Ouyen
  -3502	11789	AU	Albany
  -3498	-7124	CL	Curicó
  -3497	-5495	UY	Punta del Este
  -3493	13860	AU	Adelaide
  -3491	-5796	AR	La Plata
  -3491	-5496	UY	Maldonado
  -3490	-6004	AR	Chivilcoy
  -3488	-6154	AR	Lincoln
  -3488	15060	AU	Nowra
  -3486	-5617	UY	Montevideo
  -3475	14971	AU	Goulburn
  -3473	13587	AU	Port Lincoln
  -3471	15084	AU	Kiama
  -3467	-5417	UY	La Paloma
  -3466	-5944	AR	Mercedes
  -3465	-6049	AR	Chacabuco
  -3463	11767	AU	Mount Barker
  -3461	13873	AU	Gawler
  -3460	-6833	AR	San Rafael
  -3460	-5840	AR	Buenos Aires
  -3458	-7099	CL	San Fernando
  -3458	-6096	AR	Junín
  -3458	-5911	AR	Luján
  -3454	-5628	UY	Canelones
  -3454	14640	AU	Leeton
  -3453	2003	ZA	Bredasdorp
  -3448	-5784	UY	Colonia del Sacramento
  -3448	-5433	UY	Rocha
  -3447	-5640	UY	Santa Lucía
  -3442	15089	AU	Wollongong
  -3441	1923	ZA	Hermanus
  -3438	-7200	CL	Pichilemu
  -3438	13608	AU	Tumby Bay
  -3437	-5523	UY	Minas
  -3435	-5671	UY	San José de Mayo
  -3431	14829	AU	Young
  -3429	14604	AU	Griffith
  -3428	14060	AU	Berri
  -3423	11615	AU	Manjimup
  -3420	-5475	UY	Aiguá
  -3419	14215	AU	Mildura
  -3417	-7074	CL	Rancagua
  -3417	-5383	UY	Castillos
  -3417	2213	ZA	Mossel Bay
  -3416	-5896	AR	Campana
  -3410	-5621	UY	Florida
  -3409	-5904	AR	Zárate
  -3403	2303	ZA	Knysna
  -3402	2043	ZA	Swellendam
  -3399	-5830	UY	Carmelo
  -3397	2560	ZA	Port Elizabeth
  -3395	2245	ZA	George
  -3393	13763	AU	Wallaroo
  -3392	1843	ZA	Cape Town
  -3392	15119	AU	Sydney
  -3390	-6057	AR	Pergamino
  -3386	12189	AU	Esperance
  -3383	13860	AU	Clare
  -3383	14868	AU	Cowra
  -3376	2539	ZA	Uitenhage
  -3375	-6197	AR	Venado Tuerto
  -3371	15032	AU	Katoomba
  -3370	1896	ZA	Paarl
  -3370	11755	AU	Katanning
  -3369	-6547	AR	Mercedes
  -3368	13692	AU	Cowell
  -3367	-5420	UY	Lascano
  -3366	11535	AU	Busselton
  -3364	1944	ZA	Worcester
  -3360	-7161	CL	San Antonio
  -3360	-7070	CL	San Bernardo
  -3360	2688	ZA	Port Alfred
  -3360	15074	AU	Richmond
  -3358	2219	ZA	Oudtshoorn
  -3358	12003	AU	Ravensthorpe
  -3357	-6902	AR	Tunuyán
  -3354	-5690	UY	Trinidad
  -3352	-5337	BR	Santa Vitória do Palmar
  -3350	15015	AU	Lithgow
  -3347	-6755	AR	La Paz
  -3347	-5512	UY	José Batlle y Ordóñez
  -3345	-7067	CL	Santiago
  -3342	14957	AU	Bathurst
  -3342	15130	AU	Central Coast
  -3341	-5651	UY	Durazno
  -3339	14802	AU	Forbes
  -3334	11565	AU	Bunbury
  -3333	-6024	AR	San Nicolas
  -3330	-6635	AR	San Luis
  -3330	2652	ZA	Grahamstown
  -3330	11735	AU	Wagin
  -3328	14910	AU	Orange
  -3326	-5803	UY	Mercedes
  -3323	-6035	AR	Villa Constitución
  -3323	-5438	UY	Treinta y Tres
  -3319	13799	AU	Port Pirie
  -3315	-5934	AR	Gualeguay
  -3315	13643	AU	Kimba
  -3314	-5830	UY	Fray Bentos
  -3313	-6435	AR	Río Cuarto
  -3313	14817	AU	Parkes
  -3307	-6849	AR	San Martín
  -3305	-7162	CL	Valparaíso
  -3303	-7154	CL	Viña del Mar
  -3303	13756	AU	Whyalla
  -3302	-5852	AR	Gualeguaychú
  -3301	1793	ZA	Saldanha
  -3297	2787	ZA	East London
  -3297	13883	AU	Peterborough
  -3295	-6067	AR	Rosario
  -3293	-5395	UY	Vergara
  -3293	11717	AU	Narrogin
  -3290	14430	AU	Ivanhoe
  -3288	-7126	CL	Quillota
  -3288	-6882	AR	Mendoza
  -3287	2739	ZA	Bhisho
  -3285	15182	AU	Newcastle
  -3283	-7060	CL	Los Andes
  -3283	-6880	AR	Las Heras
  -3281	-5651	UY	Paso de los Toros
  -3281	13421	AU	Streaky Bay
  -3275	-7072	CL	San Felipe
  -3272	15156	AU	Maitland
  -3261	-6018	AR	Victoria
  -3260	-6268	AR	Bell Ville
  -3259	-6935	AR	Uspallata
  -3259	14958	AU	Mudgee
  -3257	15116	AU	Singleton
  -3256	-5337	BR	Jaguarão
  -3252	11575	AU	Mandurah
  -3249	13777	AU	Port Augusta
  -3248	-5824	AR	Concepción del Uruguay
  -3246	-7124	CL	La Ligua
  -3241	-6326	AR	Villa María
  -3236	-5418	UY	Melo
  -3235	2257	ZA	Beaufort West
  -3233	-5808	UY	Paysandú
  -3230	2454	ZA	Graaff Reinet
  -3227	15089	AU	Muswellbrook
  -3226	14860	AU	Dubbo
  -3224	11577	AU	Kwinana
  -3220	2561	ZA	Cradock
  -3220	12177	AU	Norseman
  -3219	15253	AU	Forster-Tuncurry
  -3218	-6448	AR	Villa Rumipal
  -3218	-6412	AR	Río Tercero
  -3210	13366	AU	Ceduna
  -3208	15085	AU	Scone
  -3205	-5212	BR	Rio Grande
  -3196	11584	AU	Perth
  -3195	14143	AU	Broken Hill
  -3190	2688	ZA	Queenstown
  -3190	15246	AU	Taree
  -3178	-7098	CL	Salamanca
  -3175	-5233	BR	Pelotas
  -3173	-6053	AR	Paraná
  -3171	-5598	UY	Tacuarembó
  -3166	-6443	AR	Alta Gracia
  -3166	11665	AU	Northam
  -3163	-7117	CL	Illapel
  -3163	2953	ZA	Port St. Johns
  -3162	-6069	AR	Santa Fe
  -3162	1873	ZA	Vanhynsdorp
  -3158	2879	ZA	Umtata
  -3157	14338	AU	Wilcannia
  -3155	-6852	AR	San Juan
  -3150	2501	ZA	Middelburg
  -3148	11827	AU	Merredin
  -3145	15292	AU	Port Macquarie
  -3143	-6209	AR	San Francisco
  -3142	-6450	AR	Villa Carlos Paz
  -3140	-6418	AR	Córdoba
  -3139	-5803	AR	Concordia
  -3139	-5797	UY	Salto
  -3137	-5198	BR	São Lourenço do Sul
  -3135	-6660	AR	Chepes
  -3135	11590	AU	Gingin
  -3132	-5410	BR	Bagé
  -3125	-6150	AR	Rafaela
  -3122	11932	AU	Southern Cross
  -3120	-5575	UY	Tranqueras
  -3118	-7100	CL	Combarbalá
  -3115	13680	AU	Woomera
  -3110	15092	AU	Tamworth
  -3109	15282	AU	Kempsey
  -3099	15026	AU	Gunnedah
  -3095	2213	ZA	Carnarvon
  -3093	-6157	AR	Sunchales
  -3090	-5556	UY	Rivera
  -3090	13530	AU	Kingoonya
  -3088	-5553	BR	Santana do Livramento
  -3084	-5181	BR	Camaquã
  -3078	-6058	AR	San Justo
  -3074	12146	AU	Kalgoorlie
  -3073	-5732	UY	Baltasar Brum
  -3072	2510	ZA	Colesberg
  -3072	3046	ZA	Port Shepstone
  -3069	2671	ZA	Aliwal North
  -3065	2400	ZA	De Aar
  -3059	-7120	CL	Ovalle
  -3051	15167	AU	Armidale
  -3043	13717	AU	Andamooka
  -3042	-5649	UY	Artigas
  -3041	2772	LS	Moyeni
  -3038	-5646	BR	Quaraí
  -3035	-6632	AR	Chamical
  -3033	14979	AU	Narrabri
  -3032	-5432	BR	São Gabriel
  -3031	15311	AU	Coffs Harbour
  -3026	-5760	UY	Bella Unión
  -3025	-5492	BR	Rosário do Sul
  -3022	-6914	AR	Rodeo
  -3016	2748	LS	Mohales Hoek
  -3012	2870	ZA	Qacha's Nek
  -3010	14593	AU	Bourke
  -3005	-5120	BR	Porto Alegre
  -3003	-7074	CL	Vicuña
  -3003	-5291	BR	Cachoeira do Sul
  -2995	-7134	CL	Coquimbo
  -2992	-5118	BR	Canoas
  -2990	-7125	CL	La Serena
  -2988	-5027	BR	Osório
  -2987	3098	ZA	Durban
  -2982	2725	LS	Mafetang
  -2977	-5709	BR	Uruguaiana
  -2977	15111	AU	Inverell
  -2971	-5244	BR	Santa Cruz do Sul
  -2971	-5114	BR	Novo Hamburgo
  -2971	15294	AU	Grafton
  -2968	-5380	BR	Santa Maria
  -2967	1788	ZA	Springbok
  -2966	2273	ZA	Prieska
  -2961	3039	ZA	Pietermaritzburg
  -2953	11575	AU	Three Springs
  -2947	-6022	AR	Vera
  -2947	14983	AU	Moree
  -2942	15335	AU	Yamba
  -2941	-6685	AR	La Rioja
  -2936	-5081	BR	Canela
  -2932	2748	LS	Maseru
  -2929	2908	LS	Mokhotlong
  -2928	11492	AU	Port Denison
  -2925	-17793	NZ	Raoul Island Station
  -2922	11600	AU	Morawa
  -2918	-5808	AR	Mercedes
  -2918	-5117	BR	Caxias do Sul
  -2917	-6750	AR	Chilecito
  -2917	-5152	BR	Bento Gonçalves
  -2915	2775	LS	Teyateyaneng
  -2914	-5965	AR	Reconquista
  -2914	-5927	AR	Goya
  -2913	1938	ZA	Poffader
  -2912	2623	ZA	Bloemfontein
  -2903	-7143	CL	Chanaral
  -2894	-4950	BR	Araranguá
  -2888	2806	LS	Hlotse
  -2888	12133	AU	Leonara
  -2887	-6623	AR	Chumbicha
  -2886	15357	AU	Ballina
  -2882	15329	AU	Lismore
  -2877	11460	AU	Geraldton
  -2875	2477	ZA	Kimberley
  -2875	2825	LS	Butha-Buthe
  -2870	2647	ZA	Brandfort
  -2868	-4939	BR	Criciúma
  -2866	-5601	BR	São Borja
  -2866	15361	AU	Byron Bay
  -2865	-6515	AR	Frias
  -2863	12240	AU	Laverton
  -2861	1650	ZA	Alexander Bay
  -2857	-7076	CL	Vallenar
  -2855	1643	NA	Oranjemund
  -2855	2978	ZA	Ladysmith
  -2855	15033	AU	Goondiwindi
  -2850	-5094	BR	Vacaria
  -2848	-4902	BR	Tubarão
  -2848	-4878	BR	Laguna
  -2847	-7122	CL	Huasco
  -2847	-6578	AR	Catamarca
  -2847	-6283	AR	Añatuya
  -2846	2123	ZA	Upington
  -2841	-5496	BR	São Luiz Gonzaga
  -2839	-5392	BR	Ijuí
  -2833	3141	ZA	Ulundi
  -2830	-5428	BR	Santo Ângelo
  -2829	-5280	BR	Carazinho
  -2825	-5242	BR	Passo Fundo
  -2823	-4866	BR	Imbituba
  -2823	15202	AU	Warwick
  -2822	2830	ZA	Bethlehem
  -2818	15355	AU	Tweed Heads
  -2812	-5877	AR	San Lorenzo
  -2808	15345	AU	Gold Coast
  -2807	-6757	AR	Tinogasta
  -2807	11782	AU	Mount Magnet
  -2802	1874	NA	Karasburg
  -2800	14382	AU	Thargomindah
  -2797	2673	ZA	Welkom
  -2787	-5446	BR	Santa Rosa
  -2781	-5031	BR	Lajes
  -2778	-6427	AR	Santiago del Estero
  -2776	3079	ZA	Vryheid
  -2767	11417	AU	Kalbarri
  -2766	2721	ZA	Kroonstad
  -2765	-6703	AR	Belen
  -2765	2559	ZA	Bloemhof
  -2763	-5227	BR	Erechim
  -2758	-6072	AR	Villa Ángela
  -2758	-4852	BR	Florianópolis
  -2757	3208	ZA	Ubomba
  -2756	15196	AU	Toowoomba
  -2749	-5881	AR	Corrientes
  -2748	-7028	CL	Tierra Amarilla
  -2746	-5899	AR	Resistencia
  -2746	15304	AU	Brisbane
  -2745	2342	ZA	Kuruman
  -2736	-7034	CL	Copiapó
  -2736	-5589	AR	Posadas
  -2736	2989	ZA	Volksrust
  -2735	-5587	PY	Encarnación
  -2730	3190	SZ	Golela
  -2723	-5203	BR	Concórdia
  -2722	-6120	AR	Charata
  -2719	15127	AU	Dalby
  -2717	-5625	PY	Coronel Bogado
  -2717	-5150	BR	Joaçaba
  -2713	-4893	BR	Brusque
  -2710	-5264	BR	Xapeco
  -2708	-5575	PY	Hohenau
  -2708	15295	AU	Caboolture
  -2708	15315	AU	Bongaree
  -2707	-7083	CL	Caldera
  -2700	3142	SZ	Hlatikulu
  -2696	2473	ZA	Vryburg
  -2694	2924	ZA	Standerton
  -2692	-4909	BR	Blumenau
  -2690	-4868	BR	Itajaí
  -2688	2662	ZA	Klerksdorp
  -2687	-5830	PY	Pilar
  -2682	-6522	AR	Tucumán
  -2680	15313	AU	Caloundra
  -2679	-6045	AR	Presidencia Roque Saenz Pena
  -2677	-5102	BR	Caçador
  -2670	2710	ZA	Potchefstroom
  -2668	-5715	PY	San Juan Bautista
  -2668	15305	AU	Sunshine Coast
  -2665	1516	NA	Lüderitz
  -2665	2796	ZA	Vereeniging
  -2662	14425	AU	Quilpie
  -2660	11848	AU	Meekatharra
  -2657	1813	NA	Keetmanshoop
  -2656	14879	AU	Roma
  -2654	15184	AU	Kingaroy
  -2652	-6117	AR	Pampa del Infierno
  -2650	1715	NA	Bethanie
  -2650	3139	SZ	Manzini
  -2648	-5200	BR	Palmas
  -2648	-4910	BR	Jaraguá do Sul
  -2647	2945	ZA	Bethal
  -2647	3120	SZ	Lobamba
  -2645	3195	SZ	Siteki
  -2640	14625	AU	Charleville
  -2637	-7005	CL	Diego de Almagro
  -2632	-4884	BR	Joinville
  -2632	3113	SZ	Mbabane
  -2627	2843	ZA	Springs
  -2624	-5108	BR	Porto União
  -2624	-4860	BR	São Francisco do Sul
  -2622	-6528	AR	Trancas
  -2620	-5638	PY	Caazapá
  -2620	-5460	AR	Eldorado
  -2619	15267	AU	Gympie
  -2618	-5040	BR	Canoinhas
  -2617	-5818	AR	Formosa
  -2617	2803	ZA	Johannesburg
  -2615	2833	ZA	Benoni
  -2610	-4979	BR	Rio Negro
  -2608	-6597	AR	Cafayate
  -2603	-5594	PY	Abaí
  -2602	-5477	PY	Ñacunday
  -2601	2240	BW	Tshabong
  -2597	3246	MZ	Matola
  -2596	3125	SZ	Piggs Peak
  -2596	3259	MZ	Maputo
  -2595	-6062	AR	Juan José Castelli
  -2590	13937	AU	Birdsville
  -2583	2561	ZA	Mmabatho
  -2580	-6287	AR	Monte Quemado
  -2579	12900	AU	Kaltukatjara
  -2576	-4973	BR	Lapa
  -2576	2947	ZA	Middelburg
  -2575	-5643	PY	Villarrica
  -2571	2823	ZA	Pretoria
  -2565	2724	ZA	Rustenburg
  -2563	2778	ZA	Brits
  -2562	-5716	PY	Paraguarí
  -2557	-4918	BR	São José dos Pinhais
  -2555	15272	AU	Maryborough
  -2553	-4853	BR	Paranaguá
  -2552	-5462	PY	Ciudad del Este
  -2552	-5453	BR	Foz do Iguaçu
  -2551	-5736	PY	Itá
  -2547	-5066	BR	Irati
  -2547	3098	ZA	Mbombela
  -2545	-5644	PY	Coronel Oviedo
  -2543	14265	AU	Windorah
  -2542	-4932	BR	Curitiba
  -2541	-5728	PY	Ypacaraí
  -2541	3194	ZA	Komatipoort
  -2540	-7047	CL	Taltal
  -2539	-5714	PY	Caacupé
  -2538	-5148	BR	Guarapuava
  -2537	15113	AU	Eidsvold
  -2534	-5752	PY	San Lorenzo
  -2533	-5968	AR	Comandante Fontana
  -2530	-5764	PY	Asunción
  -2529	15284	AU	Hervey Bay
  -2524	13099	AU	Yulara
  -2523	13320	AU	Erldunda
  -2522	2568	BW	Lobatse
  -2509	-5753	PY	Villa Hayes
  -2509	-5016	BR	Ponta Grossa
  -2508	-6418	AR	Joaquín V. González
  -2505	-5709	PY	Arroyos y Esteros
  -2504	3364	MZ	Xai-Xai
  -2503	4699	MG	Tôlanaro
  -2502	3309	MZ	Macia
  -2502	4407	MG	Androka
  -2497	2534	BW	Kanye
  -2496	-5346	BR	Cascavel
  -2495	15008	AU	Theodore
  -2490	-6548	AR	Cerrillos
  -2490	11365	AU	Carnarvon
  -2488	15235	AU	Bundaberg
  -2484	1694	NA	Maltahöhe
  -2479	-5001	BR	Castro
  -2478	-6542	AR	Salta
  -2473	3477	MZ	Quissico
  -2472	-4757	BR	Iguape
  -2470	-6060	AR	Las Lomitas
  -2467	-6505	AR	General Guemes
  -2465	2591	BW	Gaborone
  -2462	1796	NA	Mariental
  -2449	-4784	BR	Registro
  -2442	-5710	PY	Rosario
  -2440	2551	BW	Molepolole
  -2439	15050	AU	Biloela
  -2438	2615	BW	Mochudi
  -2435	13947	AU	Bedourie
  -2433	-5062	BR	Telêmaco Borba
  -2422	-6487	AR	San Pedro
  -2422	4532	MG	Bekiy
  -2420	2950	ZA	Lebowakgomo
  -2418	-6635	AR	San Antonio de los Cobres
  -2418	-6530	AR	San Salvador de Jujuy
  -2418	-4680	BR	Itanhaem
  -2417	2183	BW	Lokhwabe
  -2409	-5708	PY	San Pedro
  -2409	-5427	BR	Guaira
  -2408	-5550	PY	Ygatimí
  -2406	3473	MZ	Panda
  -2405	-5242	BR	Campo Murao
  -2398	-4888	BR	Itapeva
  -2397	2187	BW	Lehututu
  -2395	-4633	BR	Santos
  -2391	-5546	PY	Ype Jhu
  -2390	-6185	AR	Ingeniero Guillermo N. Juarez
  -2389	2945	ZA	Polokwane
  -2387	3539	MZ	Maxixe
  -2386	3534	MZ	Inhambane
  -2385	15125	AU	Gladstone
  -2382	-6479	AR	Libertador General San Martín
  -2382	3017	ZA	Tzaneen
  -2370	13388	AU	Alice Springs
  -2365	-7040	CL	Antofagasta
  -2365	-4653	BR	Santo André
  -2360	-6260	AR	Los Blancos
  -2359	-4804	BR	Itapetininga
  -2357	14528	AU	Barcaldine
  -2356	-4663	BR	São Paulo
  -2355	-5147	BR	Apucarana
  -2351	14817	AU	Emerald
  -2349	-4747	BR	Sorocaba
  -2347	-5724	PY	Belén
  -2345	14425	AU	Longreach
  -2343	-5886	PY	Pozo Colorado
  -2342	-6648	AR	Susques
  -2341	-5743	PY	Concepción
  -2341	-5193	BR	Maringá
  -2341	-5143	BR	Arapongas
  -2337	11973	AU	Newman
  -2336	4369	MG	Toliara
  -2336	15052	AU	Rockhampton
  -2335	-4786	BR	Tatuí
  -2334	-5705	PY	Horqueta
  -2332	1708	NA	Rehoboth
  -2330	-5118	BR	Londrina
  -2326	-4730	BR	Itu
  -2320	-6535	AR	Humahuaca
  -2320	-4688	BR	Jundiaí
  -2320	-4588	BR	São José dos Campos
  -2318	-6802	CL	Toconao
  -2316	-4998	BR	Jacarezinho
  -2314	-6432	AR	San Ramón de la Nueva Orán
  -2313	15076	AU	Yeppoon
  -2311	-4893	BR	Avaré
  -2310	-7045	CL	Mejillones
  -2310	2682	BW	Mahalapye
  -2305	-5985	PY	Fortin Falcon
  -2302	-4556	BR	Taubaté
  -2297	-4987	BR	Ourinhos
  -2296	1451	NA	Walvis Bay
  -2295	-4655	BR	Bragança Paulista
  -2295	3048	ZA	Thohoyandou
  -2293	-4323	BR	Rio de Janeiro
  -2292	-4547	BR	Pindamonhangaba
  -2290	-4710	BR	Campinas
  -2290	-4310	BR	Niterói
  -2290	13990	AU	Boulia
  -2289	-4204	BR	Cabo Frio
  -2288	-4845	BR	Botucatu
  -2284	3196	MZ	Mapai
  -2282	-4519	BR	Guaratinguetá
  -2282	4783	MG	Farafangana
  -2277	-4331	BR	Duque de Caxias
  -2275	-4733	BR	Americana
  -2274	-4347	BR	Nova Iguaçu
  -2273	-6435	BO	Bermejo
  -2272	-6570	AR	Abra Pampa
  -2271	-4764	BR	Piracicaba
  -2269	11779	AU	Tom Price
  -2267	1454	NA	Swakopmund
  -2266	-5042	BR	Assis
  -2264	-5779	PY	Puerto Pinasco
  -2257	1708	NA	Windhoek
  -2256	-4417	BR	Barra Mansa
  -2256	2713	BW	Palapye
  -2255	-6381	AR	Tartagal
  -2255	-4740	BR	Limeira
  -2254	-5576	PY	Pedro Juan Caballero
  -2253	-5573	BR	Ponta Porã
  -2252	-4409	BR	Volta Redonda
  -2251	-4320	BR	Petrópolis
  -2248	-6230	AR	Doctor Pedro P. Peña
  -2245	-6892	CL	Calama
  -2245	1896	NA	Gobabis
  -2243	-6617	AR	Rinconada
  -2241	-4756	BR	Rio Claro
  -2240	4612	MG	Ihosy
  -2240	14303	AU	Winton
  -2239	2671	BW	Serowe
  -2238	-4179	BR	Macaé
  -2235	-6967	CL	María Elena
  -2234	-6003	PY	Filadelfia
  -2234	3003	ZA	Musina
  -2233	-4908	BR	Bauru
  -2232	-6893	CL	Chuquicamata
  -2229	-5794	PY	La Victoria
  -2229	-4857	BR	Jaú
  -2226	-4254	BR	Nova Friburgo
  -2226	16644	NC	Nouméa
  -2223	-5481	BR	Dourados
  -2222	-4966	BR	Garça
  -2222	-4594	BR	Pouso Alegre
  -2221	-4995	BR	Marília
  -2221	2999	ZW	Beitbridge
  -2213	-5652	PY	Bella Vista
  -2212	-5139	BR	Presidente Prudente
  -2209	-7019	CL	Tocopilla
  -2208	-6560	BO	Villazón
  -2203	-6370	AR	Yacuíba
  -2203	-6061	PY	Mariscal Estigarribia
  -2202	-4789	BR	São Carlos
  -2200	1558	NA	Usakos
  -2200	3532	MZ	Vilanculos
  -2200	14804	AU	Moranbah
  -2199	-4743	BR	Pirassununga
  -2198	-4679	BR	São João da Boa Vista
  -2198	1691	NA	Okahandja
  -2194	1585	NA	Karibib
  -2193	-5052	BR	Tupã
  -2193	11412	AU	Exmouth
  -2178	-4657	BR	Poços de Caldas
  -2177	-4337	BR	Juiz de Fora
  -2175	-4132	BR	Campos
  -2174	4337	MG	Morombe
  -2170	2164	BW	Ghanzi
  -2166	11510	AU	Onslow
  -2164	11633	AU	Pannawonica
  -2161	-5518	BR	Maracaju
  -2154	3296	MZ	Massangena
  -2153	-6419	BO	Entre Ríos
  -2153	-4264	BR	Leopoldina
  -2152	-6475	BO	Tarija
  -2148	-6477	BO	San Lorenzo
  -2148	-5615	BR	Jardim
  -2146	-4922	BR	Novo Horizonte
  -2144	-6572	BO	Tupiza
  -2144	1595	NA	Omaruru
  -2143	4433	MG	Manja
  -2143	4708	MG	Fianarantsoa
  -2141	-5008	BR	Penápolis
  -2141	-4220	BR	Miracema
  -2129	-4671	BR	Guaxupé
  -2125	-15975	CK	Avarua
  -2125	-6350	BO	Villamontes
  -2125	-4833	BR	Jaboticabal
  -2125	-4501	BR	Lavras
  -2122	-4377	BR	Barbacena
  -2122	4833	MG	Mananjary
  -2121	-5045	BR	Araçatuba
  -2118	2488	BW	Mopipi
  -2117	-4783	BR	Ribeirão Preto
  -2117	2750	BW	Francistown
  -2114	-17522	TO	Nukualofa
  -2114	-4898	BR	Catanduva
  -2114	14915	AU	Mackay
  -2113	-4425	BR	São João del Rei
  -2113	-4239	BR	Muriaé
  -2112	-4295	BR	Ubá
  -2107	-5790	PY	Fuerte Olimpo
  -2105	3166	ZW	Chiredzi
  -2103	5571	RE	St.-Benoit
  -2098	-6968	CL	Lagunas
  -2094	2901	ZW	Gwanda
  -2091	-5138	BR	Andradina
  -2089	-4759	BR	Batatais
  -2089	-4528	BR	Campo Belo
  -2088	5545	RE	St.-Denis
  -2085	-4113	BR	Cachoeiro de Itapemirim
  -2085	14420	AU	Hughenden
  -2080	-4939	BR	São José do Rio Preto
  -2079	-5172	BR	Três Lagoas
  -2078	11713	AU	Roebourne
  -2077	-6778	BO	Villa Martin
  -2073	11687	AU	Karratha
  -2072	13949	AU	Mount Isa
  -2072	14313	AU	Richmond
  -2071	-4661	BR	Passos
  -2070	14050	AU	Cloncurry
  -2067	-4379	BR	Conselheiro Lafaiete
  -2064	-6521	BO	Camargo
  -2055	-4858	BR	Barretos
  -2053	-4739	BR	Franca
  -2052	-6221	PY	General Eugenio Alejandrino Garay
  -2048	2782	ZW	Plumtree
  -2047	-5579	BR	Aquidauana
  -2046	-6683	BO	Uyuni
  -2046	-4543	BR	Formiga
  -2046	1664	NA	Otjiwarongo
  -2045	-6353	BO	Cuevo
  -2045	-5462	BR	Campo Grande
  -2045	3277	MZ	Espungabera
  -2042	14858	AU	Proserpine
  -2041	-4290	BR	Ponte Nova
  -2037	-4032	BR	Vila Velha
  -2033	3005	ZW	Zvishavane
  -2032	-4037	BR	Vitória
  -2032	5752	MU	Curepipe
  -2031	11861	AU	Port Hedland
  -2028	4428	MG	Morondava
  -2027	-6980	CL	Pozo Almonte
  -2027	-5026	BR	Fernandópolis
  -2025	-7013	CL	Iquique
  -2021	2619	BW	Nata
  -2017	2858	ZW	Bulawayo
  -2017	5750	MU	Port Louis
  -2016	2246	BW	Tsau
  -2015	-4490	BR	Divinópolis
  -2011	1614	NA	Outjo
  -2008	14626	AU	Charters Towers
  -2006	-4457	BR	Itaúna
  -2006	3082	ZW	Masvingo
  -2005	-6352	BO	Camiri
  -2003	-4894	BR	Frutal
  -2000	14821	AU	Bowen
  -1999	2342	BW	Maun
  -1998	-4385	BR	Nova Lima
  -1992	-6078	PY	Capitan Pablo Lagerenza
  -1992	-4392	BR	Belo Horizonte
  -1992	13812	AU	Camooweal
  -1985	-6825	BO	Llica
  -1985	4703	MG	Antsirabe
  -1982	3487	MZ	Beira
  -1980	-6322	BO	Charagua
  -1979	-4214	BR	Caratinga
  -1978	-4795	BR	Uberaba
  -1973	-5020	BR	Iturama
  -1968	-5120	BR	Paranaíba
  -1967	2227	BW	Nokaneng
  -1965	13420	AU	Tennant Creek
  -1964	1734	NA	Otavi
  -1962	3473	MZ	Dondo
  -1958	-4695	BR	Araxá
  -1957	-6575	BO	Potosí
  -1957	1812	NA	Grootfontein
  -1957	14740	AU	Ayr
  -1956	-6545	BO	Betanzos
  -1952	4547	MG	Miandrivazo
  -1948	-4252	BR	Ipatinga
  -1945	-4425	BR	Sete Lagoas
  -1945	2982	ZW	Gweru
  -1939	-4005	BR	Linhares
  -1930	-6431	BO	Padilla
  -1925	14677	AU	Townsville
  -1924	1771	NA	Tsumeb
  -1918	-6492	BO	Tarabuco
  -1912	-7013	CL	Cuya
  -1912	3347	MZ	Chimoio
  -1907	-16991	NZ	Alofi
  -1904	-6526	BO	Sucre
  -1902	-6838	BO	Sabaya
  -1902	-5765	BR	Corumbá
  -1897	-4946	BR	Ituiutaba
  -1897	3265	ZW	Mutare
  -1897	3288	MZ	Manica
  -1895	-5785	BO	Puerto Suárez
  -1893	2980	ZW	Kwekwe
  -1892	4752	MG	Antananarivo
  -1890	-6678	BO	Challapata
  -1890	-4828	BR	Uberlândia
  -1887	-4197	BR	Governador Valadares
  -1878	-4295	BR	Guanhães
  -1876	-4443	BR	Curvelo
  -1873	-3986	BR	São Mateus
  -1865	-17398	TO	Neiafu
  -1865	14617	AU	Ingham
  -1864	-4820	BR	Araguari
  -1850	-7029	CL	Arica
  -1849	-6411	BO	Vallegrande
  -1847	-6657	BO	Uncia
  -1842	-6664	BO	Llallagua
  -1840	-4921	BR	Itumbiara
  -1837	2650	ZW	Hwange
  -1833	-5976	BO	Roboré
  -1833	2991	ZW	Kadoma
  -1830	2180	BW	Mohembo
  -1830	14353	AU	Georgetown
  -1827	12777	AU	Halls Creek
  -1824	-4361	BR	Diamantina
  -1819	-6518	BO	Aiquile
  -1818	-6377	BO	Samaipata
  -1818	-4795	BR	Catalão
  -1818	4940	MG	Toamasina
  -1813	17844	FJ	Suva
  -1807	4402	MG	Maintirano
  -1806	1382	NA	Opuwo
  -1802	2143	AO	Mucusso
  -1800	-7025	PE	Tacna
  -1800	3110	ZW	Chitungwiza
  -1798	-6713	BO	Oruro
  -1796	12223	AU	Broome
  -1793	2584	ZW	Victoria Falls
  -1792	1975	NA	Rundu
  -1788	-5175	BR	Jataí
  -1788	-3937	BR	Nova Viçosa
  -1788	3689	MZ	Quelimane
  -1787	-4150	BR	Teófilo Otoni
  -1786	2586	ZM	Livingstone
  -1785	-6078	BO	San Jose
  -1784	-4035	BR	Nanuque
  -1783	4842	MG	Ambatondrazaka
  -1782	-5093	BR	Rio Verde
  -1782	3104	ZW	Harare
  -1781	2515	BW	Kasane
  -1780	17742	FJ	Nandi
  -1778	-5777	BO	Puerto Quijarro
  -1778	1577	NA	Ongwediva
  -1775	-6323	BO	Santa Cruz
  -1773	-4911	BR	Morrinhos
  -1773	16832	VU	Port Vila
  -1772	13957	AU	Burketown
  -1764	-7134	PE	Ilo
  -1762	17747	FJ	Lautoka
  -1761	1862	NA	Cuangar
  -1761	3682	MZ	Nicuadala
  -1760	-6947	BO	Charaña
  -1759	-6593	BO	Cliza
  -1757	-5256	BR	Mineiros
  -1755	-6584	BO	Punata
  -1755	13347	AU	Newcastle Waters
  -1753	-14957	PF	Papeete
  -1753	14604	AU	Innisfail
  -1752	3097	ZW	Mazowe
  -1750	2426	NA	Katima Mulilo
  -1748	14083	AU	Karumba
  -1747	2430	ZM	Sesheke
  -1741	-6617	BO	Cochabamba
  -1740	-6628	BO	Quillacollo
  -1740	-6373	BO	San Carlos
  -1740	1588	NA	Oshikango
  -1737	2300	AO	Luiana
  -1736	-6340	BO	Portachuelo
  -1736	3018	ZW	Chinhoyi
  -1735	-6326	BO	Montero
  -1733	-6773	BO	Sica Sica
  -1733	-4493	BR	Pirapora
  -1732	1392	AO	Chitado
  -1732	3157	ZW	Shamva
  -1730	-4828	BR	Pires do Rio
  -1730	12397	AU	Derby
  -1727	14547	AU	Atherton
  -1720	-4687	BR	Paracatu
  -1719	-7094	PE	Moquegua
  -1717	-6845	BO	Coro Coro
  -1711	-4381	BR	Bocaiúva
  -1707	1573	AO	Ondjiva
  -1704	-3953	BR	Itamaraju
  -1702	-7202	PE	Mollendo
  -1698	-6722	BO	Quime
  -1692	3527	MW	Nsanje
  -1689	3466	MZ	Chiramba
  -1689	14576	AU	Cairns
  -1687	-6478	BO	Puerto Villarroel
  -1686	-4207	BR	Araçuaí
  -1685	3826	MZ	Mocuba
  -1682	2968	ZW	Karoi
  -1681	2697	ZM	Choma
  -1678	-6068	BO	San Rafael
  -1677	-4761	BR	Cristalina
  -1675	4448	MG	Besalampy
  -1674	1497	AO	Xangongo
  -1672	-4930	BR	Goiânia
  -1672	-4386	BR	Montes Claros
  -1665	-6830	BO	Viacha
  -1665	-4950	BR	Trindade
  -1662	-7272	PE	Camaná
  -1656	-6904	PE	Desaguadero
  -1655	3513	MW	Chiromo
  -1653	2880	ZW	Kariba
  -1650	-6815	BO	La Paz
  -1648	14546	AU	Port Douglas
  -1647	-5464	BR	Rondonópolis
  -1645	-5113	BR	Iporá
  -1643	-3908	BR	Porto Seguro
  -1642	-7153	PE	Arequipa
  -1642	17938	FJ	Labasa
  -1637	-6096	BO	San Ignacio
  -1636	-5842	BO	San Matias
  -1636	-4950	BR	Inhumas
  -1632	-4896	BR	Anápolis
  -1629	-6250	BO	San Javier
  -1628	-3903	BR	Santa Cruz Cabrália
  -1623	3991	MZ	Angoche
  -1619	-6772	BO	Coroico
  -1617	-4070	BR	Almenara
  -1617	3358	MZ	Tete
  -1612	2327	ZM	Senanga
  -1610	3395	MZ	Moatize
  -1610	4663	MG	Marovoay
  -1608	-6967	PE	Ilave
  -1608	-6867	BO	Achacachi
  -1605	-5751	BR	Cáceres
  -1603	3550	MW	Mulanje
  -1602	-4981	BR	Itaberaí
  -1588	-5226	BR	Barra do Garças
  -1586	2776	ZM	Mazabuka
  -1583	-7003	PE	Puno
  -1583	4882	MG	Mandritsara
  -1580	-4331	BR	Janaúba
  -1580	1186	AO	Tômbua
  -1579	-6866	BO	Sorata
  -1579	2036	AO	Mavinga
  -1579	3499	MW	Blantyre
  -1578	-4792	BR	Brasília
  -1578	2818	ZM	Kafue
  -1577	12873	AU	Kununurra
  -1575	1408	AO	Chibemba
  -1570	-6308	BO	Ascension
  -1570	3518	MW	Chiradzulu
  -1567	4635	MG	Mahajanga
  -1565	-5614	BR	Várzea Grande
  -1564	-3896	BR	Canavieiras
  -1562	3041	MZ	Luangwa
  -1562	3452	MW	Mwanza
  -1557	-5608	BR	Cuiabá
  -1554	-4734	BR	Formosa
  -1551	16718	VU	Luganville
  -1550	-7014	PE	Juliaca
  -1550	-6917	BO	Puerto Acosta
  -1548	-4437	BR	Januária
  -1547	-6943	PE	Putina
  -1543	4973	MG	Maroantsetra
  -1542	2828	ZM	Lusaka
  -1539	3531	MW	Zomba
  -1537	12836	AU	Wyndham
  -1531	-4913	BR	Goianésia
  -1530	-4961	BR	Ceres
  -1528	2312	ZM	Mongu
  -1525	-4025	BR	Itapetinga
  -1524	-4063	BR	Itambé
  -1522	-5935	BR	Pontes e Lacerda
  -1519	1216	AO	Namibe
  -1519	1369	AO	Chibia
  -1518	3774	MZ	Ligonha
  -1516	1917	AO	Cuito Caunavale
  -1514	3929	MZ	Nampula
  -1507	-5719	BR	Barra do Bugres
  -1504	4068	MZ	Mocambique
  -1502	-7379	PE	Coracora
  -1500	-5995	BR	Mato Grosso
  -1499	2268	ZM	Kalabo
  -1498	2707	ZM	Mumbwa
  -1497	3552	MW	Machinga
  -1491	1349	AO	Lubango
  -1488	-7060	PE	Ayaviri
  -1488	5028	MG	Antalaha
  -1487	4798	MG	Antsohihy
  -1485	-4084	BR	Vitória da Conquista
  -1483	-7494	PE	Nasca
  -1483	-6490	BO	Trinidad
  -1483	1455	AO	Quipungo
  -1482	-6685	BO	San Borja
  -1482	3463	MW	Ntcheu
  -1479	-3928	BR	Itabuna
  -1479	3654	MZ	Cuamba
  -1478	-3905	BR	Ilhéus
  -1478	2480	ZM	Kaoma
  -1472	-6842	BO	Apolo
  -1470	-7413	PE	Puquio
  -1467	1770	AO	Menongue
  -1455	3081	ZM	Nyimba
  -1452	4072	MZ	Nacala
  -1447	-4847	BR	Niquelândia
  -1447	13227	AU	Katherine
  -1446	-7208	PE	Santo Tomas
  -1446	-6756	BO	Rurrenabaque
  -1446	3527	MW	Mangochi
  -1444	2845	ZM	Kabwe
  -1439	2324	ZM	Lukulu
  -1437	3433	MW	Dedza
  -1431	-6737	BO	Reyes
  -1430	-3933	BR	Ubaitaba
  -1429	-7123	PE	Sicuani
  -1428	-17071	AS	Pago Pago
  -1427	5017	MG	Sambava
  -1423	-4279	BR	Guanambi
  -1421	-4167	BR	Brumado
  -1419	-7574	PE	Santiago
  -1410	2144	AO	Lumbala Nguimbo
  -1407	-7573	PE	Ica
  -1398	3378	MW	Lilongwe
  -1397	2866	ZM	Kapiri Mposhi
  -1385	-4008	BR	Jequié
  -1384	-17174	WS	Apia
  -1382	13182	AU	Pine Creek
  -1380	3290	MW	Mchinji
  -1378	3443	MW	Salima
  -1376	-6558	BO	Santa Ana
  -1371	-7622	PE	Pisco
  -1370	1986	AO	Cangamba
  -1368	-6187	BO	Piso Firme
  -1368	4845	MG	Ambanja
  -1364	-7289	PE	Abancay
  -1363	3264	ZM	Chipata
  -1358	-6358	BO	Baures
  -1354	2311	ZM	Zambezi
  -1353	-7197	PE	Cusco
  -1353	-3997	BR	Jaguaquara
  -1346	2582	ZM	Kasempa
  -1342	-7614	PE	Chincha Alta
  -1340	4827	MG	Andoany
  -1339	-4421	BR	Santa Maria da Vitória
  -1336	-3908	BR	Valença
  -1330	-7212	PE	Urubamba
  -1330	3524	MZ	Lichinga
  -1329	-6471	BO	San Ramón
  -1326	-6405	BO	Magdalena
  -1325	-4344	BR	Bom Jesus da Lapa
  -1325	13110	AU	Adelaide River
  -1320	3750	MZ	Marrupa
  -1318	-7422	PE	Ayacucho
  -1313	2840	ZM	Luanshya
  -1312	3900	MZ	Montepuez
  -1304	1424	AO	Cubal
  -1300	2865	ZM	Ndola
  -1298	4053	MZ	Pemba
  -1297	-3848	BR	Salvador
  -1295	-7425	PE	Huanta
  -1292	3430	MW	Nkhotakota
  -1281	2822	ZM	Kitwe
  -1279	-7499	PE	Huancavelica
  -1279	4528	YT	Dzaoudzi
  -1275	1576	AO	Huambo
  -1272	-6012	BR	Vilhena
  -1267	14187	AU	Weipa
  -1260	-6918	PE	Puerto Maldonado
  -1258	1341	AO	Benguela
  -1255	2826	ZM	Mufulira
  -1254	2785	ZM	Chingola
  -1253	13105	AU	McMinns Lagoon
  -1252	-7674	PE	Chilca
  -1252	-4030	BR	Itaberaba
  -1250	-6867	BO	Puerto Heath
  -1247	-4908	BR	Alvorada
  -1243	13085	AU	Darwin
  -1242	-6442	BR	Principe da Beira
  -1238	1694	AO	Kuito
  -1237	1354	AO	Lobito
  -1237	2782	ZM	Chililabombwe
  -1229	3317	ZM	Lundazi
  -1228	4931	MG	Antsiranana
  -1225	-3897	BR	Feira de Santana
  -1218	2640	ZM	Solwezi
  -1214	-4500	BR	Barreiras
  -1214	-3843	BR	Alagoinhas
  -1208	-7520	PE	Huancayo
  -1207	-7713	PE	Callao
  -1205	-7705	PE	Lima
  -1202	1747	AO	Camacupa
  -1193	-7671	PE	Chosica
  -1190	3360	MW	Mzimba
  -1189	2290	AO	Cazombo
  -1185	-5546	BR	Sinop
  -1183	3146	ZM	Mpika
  -1180	-7550	PE	Jauja
  -1179	1990	AO	Luena
  -1176	2725	CD	Kipushi
  -1174	2444	ZM	Mwinilunga
  -1173	-6178	BR	Rolim de Moura
  -1172	-4906	BR	Gurupi
  -1170	4324	KM	Moroni
  -1168	2748	CD	Lubumbashi
  -1165	-3901	BR	Serrinha
  -1164	-6121	BR	Pimenta Bueno
  -1160	3430	MW	Nkhata Bay
  -1156	-7727	PE	Chancay
  -1152	-7594	PE	La Oroya
  -1146	3402	MW	Mzuzu
  -1141	-7573	PE	Tarma
  -1140	-5950	BR	Juina
  -1136	1512	AO	Waku Kungo
  -1132	1620	AO	Calucinga
  -1132	4035	MZ	Mocimboa
  -1130	-4187	BR	Irecê
  -1128	3477	TZ	Mbamba Bay
  -1127	-3745	BR	Estância
  -1126	-7469	PE	Satipo
  -1121	1385	AO	Sumbe
  -1120	2889	ZM	Mansa
  -1115	-7601	PE	Junín
  -1113	-7534	PE	San Ramon
  -1111	-7762	PE	Huacho
  -1109	3737	TZ	Tunduru
  -1106	-7760	PE	Huaura
  -1103	-6873	BO	Cobija
  -1098	-6610	BO	Riberalta
  -1097	-3879	BR	Tucano
  -1097	2678	CD	Likasi
  -1090	-3712	BR	Aracaju
  -1087	2660	CD	Kambove
  -1083	-6541	BO	Guayaramerín
  -1083	-6197	BR	Ji-Paraná
  -1082	-5545	BR	Colíder
  -1082	-4273	BR	Xique-Xique
  -1080	-6535	BR	Guajara-Miram
  -1074	16586	SB	Lata
  -1073	1498	AO	Quibala
  -1073	3880	TZ	Masasi
  -1072	2547	CD	Kolwezi
  -1071	2223	AO	Luau
  -1070	-7780	PE	Pativilca
  -1070	-4842	BR	Porto Nacional
  -1070	2233	CD	Dilolo
  -1069	-7627	PE	Cerro de Pasco
  -1068	3565	TZ	Songea
  -1060	2132	AO	Muconda
  -1055	3206	ZM	Chinsali
  -1045	-4019	BR	Senhor do Bonfim
  -1037	2345	CD	Kasaji
  -1030	15046	PG	Alotau
  -1027	-3658	BR	Penedo
  -1027	4019	TZ	Mtwara
  -1024	-4829	BR	Palmas
  -1020	3118	ZM	Kasama
  -1018	12358	ID	Kupang
  -1015	1926	AO	Cacolo
  -1007	-7816	PE	Huarmey
  -1004	14857	PG	Abau
  -1000	1490	AO	Calulo
  -1000	3970	TZ	Lindi
  -997	-6780	BR	Rio Branco
  -994	-6308	BR	Ariquemes
  -993	3393	MW	Karonga
  -992	-7624	PE	Huánuco
  -990	-5591	BR	Alta Floresta
  -978	2908	ZM	Kawambwa
  -975	-3667	BR	Arapiraca
  -972	3327	MW	Chitipa
  -970	-6536	BR	Abunã
  -969	1443	AO	Dondo
  -966	2039	AO	Saurimo
  -966	12025	ID	Waingapu
  -962	-3573	BR	Maceió
  -960	-4211	BR	Remanso
  -954	1634	AO	Malanje
  -953	-7753	PE	Huaraz
  -948	-3584	BR	Rio Largo
  -946	14719	PG	Port Moresby
  -944	-7821	PE	Casma
  -944	15995	SB	Honiara
  -942	-4050	BR	Juazeiro
  -942	-3662	BR	Palmeira dos Índios
  -942	1843	AO	Capenda-Camulemba
  -938	-4051	BR	Petrolina
  -935	2873	ZM	Nchelenge
  -933	-3827	BR	Paulo Afonso
  -933	3477	TZ	Njombe
  -930	1491	AO	Ndalatando
  -929	-7599	PE	Tingo María
  -928	3277	TZ	Tunduma
  -925	3364	TZ	Tukuyu
  -921	2584	CD	Bukama
  -917	-6064	BR	Aripuana
  -911	14323	PG	Daru
  -907	-7857	PE	Chimbote
  -907	-6867	BR	Sena Madureira
  -893	-7471	PE	Tournavista
  -889	-3650	BR	Garanhuns
  -889	3343	TZ	Mbeya
  -886	12165	ID	Ende
  -884	1323	AO	Luanda
  -884	3137	ZM	Mbala
  -883	-3520	BR	Barreiros
  -877	14825	PG	Popondetta
  -875	-6390	BR	Porto Velho
  -873	2501	CD	Kamina
  -872	11518	ID	Kuta
  -872	11629	ID	Praya
  -870	2870	CD	Luanza
  -865	11522	ID	Denpasar
  -862	12221	ID	Maumere
  -861	12047	ID	Ruteng
  -858	1366	AO	Caxito
  -858	11614	ID	Mataram
  -856	12558	TL	Dili
  -855	-17250	NZ	Atafu
  -852	17922	TV	Funafuti
  -849	14040	ID	Merauke
  -845	11877	ID	Raba
  -842	-3707	BR	Arcoverde
  -842	2074	AO	Lucapa
  -837	-7453	PE	Pucallpa
  -829	-3503	BR	Cabo de Santo Agostinho
  -828	-3598	BR	Caruaru
  -825	-4929	BR	Conceição do Araguaia
  -822	-7899	PE	Salaverry
  -820	11437	ID	Banyuwangi
  -819	1537	AO	Camabatela
  -818	-7652	PE	Tocache
  -817	11369	ID	Jember
  -813	3668	TZ	Ifakara
  -812	-7902	PE	Trujillo
  -812	11509	ID	Singaraja
  -811	-3502	BR	Jaboatao
  -810	15684	SB	Gizo
  -808	-3492	BR	Recife
  -807	11215	ID	Blitar
  -806	-3913	BR	Salgueiro
  -800	-3485	BR	Olinda
  -798	11261	ID	Malang
  -796	3162	TZ	Sumbawanga
  -793	14584	PG	Kerema
  -792	3965	TZ	Kilindoni
  -790	-7857	PE	Otuzco
  -785	1313	AO	Ambriz
  -784	-3526	BR	Carpina
  -781	-7805	PE	Huamachuco
  -779	11200	ID	Kediri
  -778	11038	ID	Yogyakarta
  -777	3569	TZ	Iringa
  -775	11315	ID	Probolinggo
  -773	3895	TZ	Kibiti
  -772	10902	ID	Cilacap
  -763	-7267	BR	Cruzeiro do Sul
  -763	11151	ID	Madiun
  -763	11290	ID	Pasuruan
  -762	-7804	PE	Cajabamba
  -762	1505	AO	Uíge
  -757	2417	CD	Kaniama
  -756	-3500	BR	Goiana
  -756	11083	ID	Surakarta
  -752	-4605	BR	Balsas
  -750	-3532	BR	Timbaúba
  -747	11018	ID	Magelang
  -747	11243	ID	Mojokerto
  -746	-6304	BR	Crato
  -743	3060	TZ	Kipili
  -740	-7957	PE	Pacasmayo
  -740	3698	TZ	Mikumi
  -738	2083	AO	Dundo
  -735	1485	AO	Songo
  -734	-7502	PE	Contamana
  -733	10821	ID	Tasikmalaya
  -731	11049	ID	Salatiga
  -730	2745	CD	Manono
  -728	1900	CD	Kahemba
  -725	11275	ID	Surabaya
  -723	-3942	BR	Crato
  -723	-3588	BR	Campina Grande
  -723	1286	AO	Nzeto
  -721	-3932	BR	Juazeiro do Norte
  -719	-4821	BR	Araguaína
  -717	-7674	PE	Juanjuí
  -715	-7853	PE	Cajamarca
  -710	-4995	BR	Xinguara
  -710	-3488	BR	João Pessoa
  -708	-4144	BR	Picos
  -706	2972	CD	Moba
  -702	-3729	BR	Patos
  -700	2344	CD	Mwene-Ditu
  -700	11385	ID	Sumenep
  -698	-6027	BR	Natal
  -697	11042	ID	Semarang
  -695	10757	ID	Bandung
  -691	10690	ID	Sukabumi
  -690	11205	ID	Tuban
  -688	10967	ID	Pakalongan
  -687	10912	ID	Tegal
  -684	3699	TZ	Kilosa
  -683	-7993	PE	Pimentel
  -682	3043	TZ	Karema
  -682	3766	TZ	Morogoro
  -680	3927	TZ	Dar es Salaam
  -677	-4303	BR	Floriano
  -677	3892	TZ	Kibaha
  -676	-7984	PE	Chiclayo
  -674	2396	CD	Gandajika
  -674	11103	ID	Pati
  -673	10857	ID	Cirebon
  -673	14699	PG	Lae
  -666	-6987	BR	Eirunepé
  -663	-7980	PE	Ferreñafe
  -657	10675	ID	Bogor
  -655	-7865	PE	Chota
  -651	-7648	PE	Tarapoto
  -651	2287	CD	Dibaya
  -648	1683	CD	Kasongo-Lunda
  -647	-3544	BR	Nova Cruz
  -646	-3710	BR	Caicó
  -644	3889	TZ	Bagamoyo
  -643	-7652	PE	Lamas
  -641	2077	CD	Tshikapa
  -640	-3885	BR	Icó
  -636	-3930	BR	Iguatu
  -636	3105	TZ	Mpanda
  -635	3648	TZ	Mpwapwa
  -634	10832	ID	Indramayu
  -632	-4742	BR	Tocantinópolis
  -627	-5765	BR	Jacareacanga
  -627	1424	AO	Mbanza-Congo
  -623	-7787	PE	Chachapoyas
  -623	15557	PG	Arawa
  -622	-3603	BR	Santa Cruz
  -622	10697	ID	Bekasi
  -622	15563	PG	Kieta
  -618	3575	TZ	Dodoma
  -617	10683	ID	Jakarta
  -616	3920	TZ	Zanzibar
  -615	-7971	PE	Motupe
  -615	2360	CD	Mbuji-Mayi
  -614	14365	PG	Mendi
  -613	1237	AO	Soyo
  -613	2448	CD	Kabinda
  -611	10615	ID	Serang
  -608	14539	PG	Goroka
  -605	-7697	PE	Moyobamba
  -605	2691	CD	Kabalo
  -604	-4424	BR	Colinas
  -602	14496	PG	Kundiawa
  -600	-4031	BR	Tauá
  -598	-7975	PE	Olmos
  -595	2802	CD	Nyunzu
  -593	2920	CD	Kalemie
  -592	1235	CD	Moanda
  -589	2240	CD	Kananga
  -588	3926	TZ	Mkokotoni
  -586	14422	PG	Mt. Hagen
  -583	1305	CD	Boma
  -582	1345	CD	Matadi
  -581	-6130	BR	Manicoré
  -581	-4615	BR	Grajau
  -578	-3524	BR	Natal
  -578	3490	TZ	Manyoni
  -571	-7881	PE	Jaén
  -570	3448	TZ	Itigi
  -565	-3780	BR	Apodi
  -563	3277	TZ	Sikonge
  -558	-3691	BR	Açu
  -558	1652	CD	Lusanga
  -556	-8082	PE	Sechura
  -556	1219	AO	Cabinda
  -555	1443	CD	Kimpese
  -555	15014	PG	Kimbe
  -552	-4749	BR	Imperatriz
  -551	-4526	BR	Barra do Corda
  -551	2226	CD	Demba
  -549	14372	PG	Wabag
  -547	12262	ID	Baubau
  -547	15041	PG	Hoskins
  -545	10530	ID	Bandar Lampung
  -543	10527	ID	Bandar Lampung
  -543	15467	PG	Sohano
  -539	2575	CD	Lubao
  -538	2698	CD	Kongolo
  -535	-4912	BR	Marabá
  -535	2141	CD	Luebo
  -525	-4452	BR	Presidente Dutra
  -525	1486	CD	Mbanza-Ngungu
  -524	-7850	PE	Sechura
  -524	3977	TZ	Chake Chake
  -522	14579	PG	Madang
  -521	-8063	PE	Piura
  -519	-3734	BR	Mossoró
  -517	-4067	BR	Crateús
  -514	11943	ID	Ujungpandang
  -512	-4930	BR	Itupiranga
  -512	3039	TZ	Uvinza
  -511	-4284	BR	Timon
  -510	-4278	BR	Teresina
  -509	-8112	PE	Paita
  -509	-8017	PE	Chulucanas
  -509	3854	TZ	Korogwe
  -507	-7391	PE	Requena
  -507	3909	TZ	Tanga
  -506	3973	TZ	Wete
  -503	1885	CD	Kikwit
  -502	3280	TZ	Tabora
  -497	-3902	BR	Quixadá
  -497	1293	CD	Tshela
  -497	2343	CD	Lusambo
  -494	-3798	BR	Russas
  -489	-8068	PE	Sullana
  -488	2961	TZ	Kigoma
  -484	2157	CD	Mweka
  -483	-4335	BR	Caxias
  -483	1690	CD	Kenge
  -483	10490	ID	Kotabumi
  -482	-4218	BR	Campo Maior
  -482	3474	TZ	Singida
  -477	1188	CG	Pointe-Noire
  -462	5545	SC	Victoria
  -460	-4939	BR	Jacundá
  -458	-8128	PE	Talara
  -458	1518	CD	Kasangulu
  -458	3010	TZ	Kasulu
  -457	-7378	PE	Nauta
  -457	-4467	BR	Pedreiras
  -456	-3777	BR	Aracati
  -455	1860	CD	Bulungu
  -455	13689	ID	Timika
  -453	12033	ID	Watampone
  -448	-4388	BR	Codó
  -446	3026	TZ	Kanyato
  -445	2666	CD	Kasongo
  -438	-7995	EC	Macará
  -436	1476	CG	Kinkala
  -435	-3931	BR	Canindé
  -433	-3888	BR	Baturité
  -433	1531	CD	Kinshasa
  -432	-4072	BR	Ipú
  -432	2061	CD	Ilebo
  -427	-4179	BR	Piripiri
  -426	-5593	BR	Itaituba
  -426	1528	CG	Brazzaville
  -425	-4230	BR	Barras
  -423	-4480	BR	Bacabal
  -422	-6994	CO	Leticia
  -422	3575	TZ	Babati
  -421	3318	TZ	Nzega
  -421	15214	PG	Rabaul
  -418	1267	CG	Loubomo
  -418	1328	CG	Kayes
  -416	1355	CG	Madingou
  -413	-4415	BR	Coroatá
  -413	2980	BI	Makamba
  -408	-6313	BR	Coari
  -407	-7897	EC	Zamora
  -407	3772	TZ	Same
  -404	1953	CD	Mangai
  -404	3969	KE	Mombasa
  -402	11963	ID	Parepare
  -399	-7921	EC	Loja
  -396	12260	ID	Kendari
  -395	2962	BI	Bururi
  -393	2999	BI	Rutana
  -392	-7051	PE	Caballococha
  -385	3553	TZ	Mbulu
  -383	-5403	BR	Uruara
  -382	3258	TZ	Kahama
  -380	10227	ID	Bengkulu
  -380	10353	ID	Lahat
  -379	11965	ID	Pinrang
  -375	-7325	PE	Iquitos
  -375	-3858	BR	Fortaleza
  -374	-4336	BR	Chapadinha
  -372	12820	ID	Ambon
  -369	-4035	BR	Sobral
  -369	1335	CG	Sibiti
  -368	-4972	BR	Tucuruí
  -367	-7965	EC	Piñas
  -366	-4539	BR	Santa Inês
  -366	3342	TZ	Shinyanga
  -361	3985	KE	Kilifi
  -360	2667	CD	Kampene
  -357	-8046	PE	Tumbes
  -355	14364	PG	Wewak
  -353	11897	ID	Majene
  -350	-3958	BR	Itapipoca
  -349	2342	CD	Lodja
  -348	3024	BI	Ruyigi
  -344	10423	ID	Perabumulih
  -343	2984	BI	Gitega
  -342	1065	GA	Mayumba
  -341	11484	ID	Martapura
  -340	-4436	BR	Itapecuru Mirim
  -340	-3904	BR	Paracuru
  -339	-5772	BR	Maués
  -338	2936	BI	Bujumbura
  -337	2914	CD	Uvira
  -337	3857	KE	Voi
  -336	-6470	BR	Tefé
  -336	3667	TZ	Arusha
  -335	3555	TZ	Oldeani
  -335	13551	ID	Nabire
  -334	3734	TZ	Moshi
  -333	11458	ID	Bandjarmasin
  -333	12894	ID	Amahai
  -331	1738	CD	Bandundu
  -329	-6062	BR	Manacapuru
  -328	3096	TZ	Kakonko
  -326	-7996	EC	Machala
  -326	2961	BI	Muramvya
  -325	3552	TZ	Ngorongoro
  -321	-4500	BR	Viana
  -321	4010	KE	Malindi
  -320	-5221	BR	Altamira
  -317	3052	BI	Cankuzo
  -314	-5844	BR	Itacoatiara
  -312	-4084	BR	Granja
  -310	-6000	BR	Manaus
  -310	3016	BI	Karusi
  -310	11435	ID	Kualakapuas
  -310	11985	ID	Makale
  -310	12024	ID	Palopo
  -308	2937	BI	Bubanza
  -304	2843	CD	Mwenga
  -302	1692	CD	Mushie
  -298	3847	KE	Tsavo
  -298	10475	ID	Palembang
  -296	-4749	BR	Paragominas
  -296	2591	CD	Kindu
  -294	-4426	BR	Rosário
  -294	1272	CG	Mossendjo
  -291	-4177	BR	Parnaíba
  -291	2983	BI	Ngozi
  -290	-7900	EC	Cuenca
  -290	-7640	PE	Andoas
  -290	-4085	BR	Camocim
  -290	2957	BI	Kayanza
  -289	-4012	BR	Acaraú
  -287	-6780	BR	Tonantins
  -287	3217	TZ	Geita
  -286	1103	GA	Tchibanga
  -285	-7794	EC	Yaupi
  -285	3032	BI	Muyinga
  -275	10765	ID	Tanjungpandan
  -274	-7884	EC	Azogues
  -269	14130	PG	Vanimo
  -265	1000	GA	Gamba
  -263	3131	TZ	Biharamulo
  -262	-6094	BR	Novo Airão
  -261	-5674	BR	Parintins
  -259	2973	RW	Butare
  -258	3010	BI	Kirundo
  -258	15081	PG	Kavieng
  -255	-4407	BR	São José de Ribamar
  -254	1475	CG	Djambala
  -254	3680	KE	Namanga
  -253	11295	ID	Sampit
  -253	14070	ID	Jayapura
  -252	-7577	PE	Soldado Bartra
  -252	-4509	BR	Pinheiro
  -252	-4427	BR	São Luís
  -252	3293	TZ	Mwanza
  -251	-6609	BR	Fonte Boa
  -251	2643	CD	Kalima
  -251	2884	CD	Bukavu
  -248	2890	RW	Cyangugu
  -248	2957	RW	Gikongoro
  -247	3065	TZ	Ngara
  -243	-5470	BR	Santarém
  -238	1138	GA	Ndende
  -238	3355	TZ	Nyahanga
  -238	4043	KE	Witu
  -235	2974	RW	Nyanza
  -233	-7192	PE	Puca Urco
  -231	-7812	EC	Macas
  -226	4092	KE	Lamu
  -224	-4951	BR	Cametá
  -222	-7992	EC	Guayaquil
  -221	11391	ID	Palangkaraya
  -220	-8098	EC	Salinas
  -219	-7885	EC	Alausí
  -218	-7960	EC	Milagro
  -217	3053	RW	Kibungo
  -216	1624	CD	Bolobo
  -208	10615	ID	Pangkalpinang
  -207	2976	RW	Gitarama
  -206	10140	ID	Sungaipenuh
  -205	2935	RW	Kibuye
  -203	14728	PG	Lorengau
  -195	-5082	BR	Portel
  -195	3006	RW	Kigali
  -194	-5479	BR	Alenquer
  -194	1828	CD	Inongo
  -191	-5552	BR	Óbidos
  -188	1585	CG	Gamboma
  -187	1102	GA	Mouila
  -180	-7954	EC	Babahoyo
  -176	-5587	BR	Oriximiná
  -175	-4709	BR	Capitão Poço
  -175	3712	KE	Konza
  -172	-4888	BR	Abaetetuba
  -168	-5049	BR	Breves
  -168	2922	CD	Goma
  -168	2926	RW	Gisenyi
  -167	-7865	EC	Riobamba
  -163	1358	GA	Franceville
  -161	-7901	EC	Guaranda
  -159	10361	ID	Jambi
  -158	3006	RW	Byumba
  -157	925	GA	Omboué
  -157	1320	GA	Moanda
  -151	3726	KE	Machakos
  -150	2963	RW	Ruhengeri
  -149	3380	TZ	Musoma
  -148	-7799	EC	Puyo
  -145	-4848	BR	Belém
  -139	12076	ID	Poso
  -135	-8058	EC	Jipijapa
  -135	2970	UG	Kisoro
  -132	3180	TZ	Bukoba
  -129	-4793	BR	Castanhal
  -128	3682	KE	Nairobi
  -127	-7862	EC	Ambato
  -125	2998	UG	Kabale
  -125	11683	ID	Balikpapan
  -120	-4614	BR	Viseu
  -120	4185	SO	Buur Gaabo
  -119	-4718	BR	Capanema
  -118	2327	CD	Ikela
  -116	13605	ID	Biak
  -113	1248	GA	Koulamoutou
  -106	-8046	EC	Portoviejo
  -105	-4677	BR	Bragança
  -104	3709	KE	Thika
  -98	-8073	EC	Manta
  -98	-7781	EC	Tena
  -97	-6292	BR	Barcelos
  -96	10036	ID	Padang
  -94	12279	ID	Luwuk
  -93	-9102	EC	Puerto Villamil
  -93	-7861	EC	Latacunga
  -93	-7540	PE	Nuevo Rocafuerte
  -93	3807	KE	Mwingi
  -91	11983	ID	Palu
  -90	-8960	EC	Puerto Baquerizo Moreno
  -88	1482	CG	Ewo
  -88	3026	UG	Ntungamo
  -87	13407	ID	Manokwari
  -86	13128	ID	Sorong
  -85	-5248	BR	Laranjal do Jari
  -85	3415	KE	Karungu
  -76	2853	CD	Buluko
  -73	2658	CD	Lubutu
  -72	878	GA	Port-Gentil
  -71	3643	KE	Naivasha
  -70	1022	GA	Lambaréné
  -69	-8009	EC	Chone
  -68	1378	GA	Okandja
  -68	3512	KE	Sotik
  -67	3476	KE	Kisii
  -67	10078	ID	Sawahlunto
  -61	-4734	BR	Salinópolis
  -60	3065	UG	Mbarara
  -53	-9035	EC	Santa Cruz
  -52	3745	KE	Embu
  -50	11715	ID	Samarinda
  -48	1592	CG	Owando
  -45	10042	ID	Padangpanjang
  -44	3967	KE	Garissa
  -42	3695	KE	Nyeri
  -36	3464	KE	Kendu Bay
  -36	3528	KE	Kericho
  -36	4252	SO	Kismaayo
  -33	1038	GA	Bifoum
  -33	3173	UG	Masaka
  -31	-7846	EC	Sangolquí
  -31	3222	UG	Kalangala
  -30	10036	ID	Bukittinggi
  -28	3607	KE	Nakuru
  -22	2086	CD	Boende
  -21	-7850	EC	Quito
  -13	-6708	BR	São Gabriel da Cachoeira
  -13	2992	UG	Katwe
  -12	-7523	PE	Gueppi
  -9	3475	KE	Kisumu
  -4	-5118	BR	Porto Santana
  -3	10932	ID	Pontianak
  -1	1564	CG	Makoua
  0	0	RU	Oymyakon
  2	3706	KE	Nanyuki
  3	-5105	BR	Macapá
  4	1826	CD	Mbandaka
  5	-7816	EC	Cayambe
  5	3572	KE	Eldama Ravine
  6	3246	UG	Entebbe
  6	3764	KE	Meru
  7	4275	SO	Jamaame
  13	2928	CD	Butembo
  13	11750	ID	Bontang
  22	3231	UG	Mpigi
  23	2999	UG	Kasese
  29	3473	KE	Kakamega
  32	3258	UG	Kampala
  33	673	ST	São Tomé
  36	-7813	EC	Ibarra
  39	946	GA	Libreville
  40	3205	UG	Mityana
  44	3320	UG	Jinja
  45	3408	UG	Busia
  49	2945	CD	Beni
  52	2522	CD	Kisangani
  52	3527	KE	Eldoret
  55	12307	ID	Gorontalo
  56	10143	ID	Pekanbaru
  57	1287	GA	Makokou
  57	3456	KE	Bungoma
  58	3253	UG	Bombo
  59	3137	UG	Mubende
  61	-8002	EC	Muisne
  61	-7784	EC	San Gabriel
  61	3347	UG	Iganga
  67	3028	UG	Fort Portal
  70	3289	UG	Kayunga
  70	12744	ID	Tidore
  71	3417	UG	Tororo
  77	2443	CD	Yangambi
  78	1157	GA	Mitzik
  79	12736	ID	Ternate
  80	3107	UG	Kibale
  82	-7773	EC	Tulcán
  83	-7765	CO	Ipiales
  91	10897	ID	Singkawang
  92	3177	UG	Kiboga
  92	10447	ID	Tanjungpinang
  93	-7967	EC	Esmeraldas
  95	3312	UG	Kamuli
  102	1393	GA	Mékambo
  103	3499	KE	Kitale
  108	2727	CD	Bafwasende
  108	4258	SO	Bu'aale
  109	-7762	CO	Túquerres
  109	3417	UG	Mbale
  111	3668	KE	Maralal
  112	942	GQ	Calatrava
  114	3371	UG	Pallisa
  115	-7663	CO	Mocoa
  120	-7017	CO	Mitú
  121	-7728	CO	Pasto
  123	1980	CD	Basankusu
  124	2359	CD	Basoko
  125	3430	UG	Sironko
  127	-7899	EC	Valdez
  127	-7886	EC	San Lorenzo
  129	10386	SG	Singapore
  131	3246	UG	Nakasongola
  134	17302	KI	Tarawa
  139	9927	ID	Padangsidempuan
  145	1057	GQ	Evinayong
  146	3394	UG	Kumi
  148	10373	MY	Johor Bahru
  148	12485	ID	Manado
  151	2105	CD	Bongandanga
  153	11033	MY	Kuching
  156	3024	CD	Bunia
  161	-7562	CO	Florencia
  161	1605	CG	Ouésso
  162	1158	GA	Oyem
  163	1132	GQ	Mongomo
  164	1458	CG	Sembe
  164	1804	CG	Impfondo
  165	741	ST	Santo António
  167	3172	UG	Masindi
  170	3207	UG	Masindi-Port
  171	3360	UG	Soroti
  174	3316	UG	Kaberamaido
  175	4005	KE	Wajir
  175	9880	ID	Sibolga
  178	4485	SO	Marka
  181	-7881	CO	Tumaco
  182	-6113	BR	Caracaraí
  185	10293	MY	Batu Pahat
  187	977	GQ	Bata
  189	3397	UG	Katakwi
  195	3003	CD	Mongbwalu
  202	9897	ID	Tarutung
  203	1522	CG	Moloundou
  203	10257	MY	Muar
  204	10332	MY	Keluang
  205	-5080	BR	Amapá
  207	-7464	CO	San Vicente del Caguán
  207	4537	SO	Mogadishu
  208	1148	GA	Bitam
  214	2151	CD	Lisala
  214	2799	CD	Wamba
  215	1133	GA	Ebebiyín
  219	2246	CD	Bumba
  221	-7565	CO	Garzón
  221	10225	MY	Malacca
  226	3289	UG	Lira
  230	11184	MY	Sibu
  233	3798	KE	Marsabit
  238	2042	CD	Binga
  242	-7661	CO	Popayán
  247	3148	UG	Pakwach
  248	3110	UG	Nebbi
  254	3464	UG	Moroto
  256	-7786	CO	Guapi
  257	-7264	CO	San José del Guaviare
  269	-7533	CO	Campoalegre
  271	10194	MY	Seremban
  274	2378	CD	Aketi
  276	2762	CD	Isiro
  277	4552	SO	Jawhar
  278	3228	UG	Gulu
  278	4408	SO	Buurhakaba
  282	-6067	BR	Boa Vista
  282	2474	CD	Buta
  290	1115	CM	Ebolowa
  291	10170	MY	Putrajaya
  293	-7533	CO	Neiva
  294	991	CM	Kribi
  296	9906	ID	Pematangsiantar
  302	3090	UG	Arua
  302	10155	MY	Kelang
  304	2953	CD	Watsa
  307	10155	MY	Shah Alam
  312	4365	SO	Baydhabo
  313	3557	KE	Lodwar
  317	-6555	VE	La Esmeralda
  317	10170	MY	Kuala Lumpur
  317	11304	MY	Bintulu
  322	-5122	BR	Vila Velha
  326	1977	CD	Gemena
  330	3287	UG	Kitgum
  330	11763	ID	Tarakan
  333	4223	SO	Garbahaarey
  333	9913	ID	Tebingtinggi
  334	2087	CD	Businga
  336	3181	UG	Adjumani
  339	-5980	GY	Lethem
  340	-7650	CO	Cali
  345	855	GQ	Luba
  352	1150	CM	Mbalmayo
  352	3412	UG	Kaabong
  352	3905	KE	Moyale
  353	1607	CF	Nola
  358	9865	ID	Medan
  360	3205	SS	Nimule
  362	9850	ID	Binjai
  365	1077	CM	Eséka
  365	3172	UG	Moyo
  366	1862	CD	Libenge
  369	-7369	CO	San Martín
  375	878	GQ	Malabo
  377	4730	SO	Mereeg
  379	10184	MY	Raub
  380	1012	CM	Edéa
  380	4255	SO	Luuq
  381	2367	CD	Bondo
  383	10332	MY	Kuantan
  385	-6791	CO	Inírida
  385	-5423	SR	Cottica
  387	-7705	CO	Buenaventura
  387	1152	CM	Yaounde
  387	1800	CF	Mbaïki
  390	-5838	GY	Kumaka
  391	-5181	GF	Saint-Georges
  394	4186	SO	Mandera
  398	1318	CM	Abong Mbang
  401	10103	MY	Teluk Intan
  403	919	CM	Limbe
  406	971	CM	Douala
  409	-7621	CO	Tuluá
  409	-7296	CO	Puerto López
  409	3068	SS	Yei
  415	-7363	CO	Villavicencio
  416	923	CM	Buea
  417	7350	MV	Malé
  418	4208	ET	Dolo Bay
  418	4387	SO	Hudur
  418	10204	MY	Kuala Lipis
  419	1988	CD	Bosobolo
  422	10820	ID	Telukbutun
  423	10345	MY	Chukai
  425	1578	CF	Berbérati
  427	11790	MY	Tawau
  429	2102	CD	Gbadolite
  431	-7481	CO	Girardot
  432	2118	CF	Mobaye
  433	1862	CD	Zongo
  437	1856	CF	Bangui
  438	-772	LR	Harper
  440	11398	MY	Miri
  443	1437	CM	Batouri
  444	-7523	CO	Ibagué
  453	-7568	CO	Armenia
  457	756	NG	Opobo
  457	2842	SS	Yambio
  458	1368	CM	Bertoua
  460	-7408	CO	Bogota
  460	10106	MY	Ipoh
  464	944	CM	Kumba
  467	9797	ID	Langsa
  473	-5233	GF	Roura
  473	2282	CF	Bangassou
  474	4520	SO	Beledweyne
  475	-7591	CO	Cartago
  475	1123	CM	Bafia
  477	-664	CI	San-Pedro
  477	3359	SS	Kapoeta
  479	-7134	CO	Orocue
  480	-817	LR	Barclayville
  481	-7568	CO	Pereira
  481	701	NG	Port Harcourt
  483	3158	SS	Juba
  486	10072	MY	Taiping
  488	11493	BN	Bandar Seri Begawan
  492	2948	SS	Maridi
  493	-5233	GF	Cayenne
  493	1330	CM	Bélabo
  493	1587	CF	Carnot
  494	-170	GH	Sekondi
  495	-608	CI	Sassandra
  496	833	NG	Calabar
  496	994	CM	Nkongsamba
  501	-904	LR	Greenville
  501	785	NG	Uyo
  502	-5517	SR	Brownsweg
  503	2513	CF	Zemio
  504	-5502	SR	Brokopondo
  505	11834	MY	Lahad Datu
  506	-7552	CO	Manizales
  509	4517	SO	Ferfer
  510	735	NG	Aba
  511	-125	GH	Cape Coast
  516	-5265	GF	Kourou
  517	1018	CM	Bafang
  519	-7475	CO	Honda
  519	9714	ID	Lhokseumawe
  520	-375	CI	Grand Bassam
  527	1765	CF	Bossembélé
  532	-439	CI	Dabou
  532	-404	CI	Abidjan
  532	3958	ET	Nagele
  533	10312	MY	Kuala Terengganu
  535	-7241	CO	Yopal
  535	-63	GH	Winneba
  538	-5296	GF	Sinnamary
  540	2650	CF	Obo
  541	10033	MY	George Town
  542	10040	MY	Butterworth
  543	-5825	GY	Ituni
  546	-958	LR	Rivercess
  547	-320	CI	Aboisso
  548	-5322	GF	Iracoubo
  549	703	NG	Owerri
  549	1041	CM	Bafoussam
  550	-5403	GF	Saint-Laurent-du-Maroni
  552	576	NG	Warri
  553	749	NG	Umuahia
  555	-7337	CO	Tunja
  555	-22	GH	Accra
  555	9532	ID	Banda Aceh
  560	-5520	SR	Onverwacht
  562	-7382	CO	Chiquinquirá
  562	2332	CF	Yakossi
  563	-5441	SR	Moengo
  564	1	GH	Tema
  565	10048	MY	Sungai Petani
  566	-6762	VE	Puerto Ayacucho
  569	-7727	CO	Nuquí
  569	-7666	CO	Quibdó
  572	-7532	CO	Sonsón
  572	-7294	CO	Sogamoso
  573	1090	CM	Foumban
  573	1908	CF	Sibut
  574	4651	SO	Dhuusa Mareeb
  575	898	CM	Eyumojok
  576	2067	CF	Bambari
  578	703	NG	Orlu
  579	-661	CI	Soubré
  580	-5548	SR	Groningen
  583	-7302	CO	Duitama
  584	-5517	SR	Paramaribo
  584	-536	CI	Divo
  584	11811	MY	Sandakan
  589	-5632	SR	Totness
  589	568	NG	Sapele
  590	-5717	GY	Corriverton
  591	-5507	SR	Nieuw Amsterdam
  592	-1005	LR	Buchanan
  594	-428	CI	Agboville
  595	-5699	SR	Nieuw Nickerie
  595	1560	CF	Bouar
  595	4345	ET	Gode
  595	8054	LK	Matara
  596	1015	CM	Bamenda
  598	11611	MY	Kota Kinabalu
  599	-5827	GY	Linden
  603	8024	LK	Galle
  604	3755	ET	Arba Minch
  607	-813	LR	Zwedru
  609	-26	GH	Koforidua
  611	10037	MY	Alor Setar
  611	12517	PH	General Santos
  612	10223	MY	Kota Baharu
  613	122	TG	Lomé
  614	678	NG	Onitsha
  615	-588	CI	Gagnoa
  619	-6749	CO	Puerto Carreño
  619	-166	GH	Obuasi
  621	707	NG	Awka
  621	3156	SS	Bor
  622	1068	CM	Kumbo
  625	-5753	GY	New Amsterdam
  628	-7558	CO	Medellín
  631	-1080	LR	Monrovia
  632	1638	CF	Bozoum
  633	-7557	CO	Bello
  634	562	NG	Benin City
  636	209	BJ	Ouidah
  640	252	BJ	Cotonou
  640	1007	CM	Wum
  641	-5863	GY	Bartica
  641	3831	ET	Dila
  643	-1060	LR	Bensonville
  643	10019	MY	Kangar
  643	10182	TH	Narathiwat
  644	339	NG	Lagos
  645	750	NG	Enugu
  646	-7327	CO	Socorro
  646	-7174	CO	Tame
  647	1263	CM	Tibati
  648	-7442	CO	Puerto Berrío
  648	262	BJ	Porto-Novo
  648	1745	CF	Bossangoa
  652	1429	CM	Meiganga
  653	-1035	LR	Kakata
  653	2198	CF	Bria
  655	-749	CI	Guiglo
  655	-502	CI	Toumodi
  655	-78	GH	Nkawkaw
  655	10129	TH	Yala
  660	47	GH	Ho
  662	172	BJ	Lokossa
  662	10007	TH	Satun
  665	-471	CI	Dimbokro
  669	-163	GH	Kumasi
  669	8039	LK	Ratnapura
  673	-6163	VE	El Dorado
  673	-349	CI	Abengourou
  675	-1137	LR	Robertsport
  675	3841	ET	Yirga Alem
  677	4743	SO	Gaalkacyo
  678	7988	LK	Moratuwa
  680	-5817	GY	Georgetown
  680	2968	SS	Rumbek
  682	-528	CI	Yamoussoukro
  682	392	NG	Ijebu Ode
  686	10125	TH	Pattani
  687	738	NG	Nsukka
  689	-645	CI	Daloa
  690	63	TG	Kpalimé
  690	3775	ET	Sodo
  690	7995	LK	Sri Jawewardenepura Kotte
  692	12208	PH	Zamboanga
  692	15815	FM	Palikir
  693	7986	LK	Colombo
  698	-575	CI	Bouaflé
  698	1918	CF	Kaga Bandoro
  698	8105	LK	Badulla
  700	10047	TH	Hat Yai
  701	-949	LR	Gbarnga
  701	3997	ET	Goba
  703	-7559	CO	Yarumal
  706	3848	ET	Awasa
  709	-7385	CO	Barrancabermeja
  709	-7076	CO	Arauca
  709	484	NG	Ondo
  710	17138	MH	Majuro
  711	674	NG	Idah
  711	12563	PH	Davao
  712	-7776	CO	Juradó
  713	-7313	CO	Bucaramanga
  716	335	NG	Abeokuta
  719	199	BJ	Abomey
  719	813	NG	Oturkpo
  720	559	NG	Owo
  720	3859	ET	Shashemene
  721	10056	TH	Songkhla
  722	12425	PH	Cotabato
  724	-7074	VE	Guasdualito
  725	520	NG	Akure
  727	-5850	GY	Anna Regina
  728	8067	LK	Kandy
  732	1358	CM	Ngaoundéré
  734	-234	GH	Sunyani
  735	-6253	VE	El Manteco
  735	13447	PW	Koror
  737	-868	LR	Sanniquellie
  738	393	NG	Ibadan
  738	12580	PH	Tagum
  739	-7266	CO	Pamplona
  740	-755	CI	Man
  745	-259	GH	Berekum
  748	456	NG	Ife
  749	13463	PW	Melekeok
  752	-7817	PA	Jaqué
  753	112	TG	Atakpamé
  753	576	NG	Ikare
  755	3785	ET	Hosaina
  756	9961	TH	Trang
  757	-927	GN	Yomou
  761	10008	TH	Phatthalung
  763	418	NG	Iwo
  763	522	NG	Ado Ekiti
  768	3683	ET	Jima
  769	-503	CI	Bouaké
  770	2799	SS	Wau
  772	8170	LK	Batticaloa
  773	853	NG	Makurdi
  776	-8028	PA	Las Tablas
  776	-883	GN	Nzérékoré
  777	-7225	VE	San Cristóbal
  777	456	NG	Oshogbo
  780	674	NG	Lokoja
  785	393	NG	Oyo
  785	1360	CM	Mbe
  785	12351	PH	Pagadian
  787	978	NG	Wukari
  788	-1119	SL	Kenema
  788	9838	TH	Phuket
  790	-6747	VE	San Fernando de Apure
  792	-7252	CO	Cúcuta
  795	-667	CI	Séguéla
  795	3914	ET	Asela
  797	-8042	PA	Chitré
  797	-1174	SL	Bo
  797	359	NG	Iseyin
  797	1223	CM	Kontcha
  798	4983	SO	Eyl
  802	-6241	VE	Upata
  803	-280	CI	Bondoukou
  803	7983	LK	Puttalan
  805	9891	TH	Krabi
  807	2240	CF	Ouadda
  810	-8098	PA	Santiago
  810	-7674	CO	Turbo
  810	-6360	VE	Ciudad Bolívar
  813	424	NG	Ogbomosho
  815	3554	ET	Gore
  815	9973	TH	Thung Song
  815	12384	PH	Ozamis
  817	12422	PH	Iligan
  818	7743	IN	Nagercoil
  820	-5978	GY	Mabaruma
  824	-7335	CO	Ocaña
  828	-8287	PA	Puerto Armuelles
  828	-768	CI	Touba
  833	-7515	CO	Ayapel
  835	8038	LK	Anuradhapura
  837	-6262	VE	Ciudad Guayana
  840	-7814	PA	La Palma
  840	-7113	VE	Merida
  840	4850	SO	Garoowe
  840	9997	TH	Nakhon Si Thammarat
  841	2065	CF	Ndele
  842	-975	LR	Voinjama
  843	-8243	PA	David
  843	4732	SO	Laascaanood
  844	-1085	SL	Koidu
  845	9853	TH	Phangnga
  845	12469	PH	Cagayan de Oro
  847	-1323	SL	Freetown
  849	455	NG	Ilorin
  849	852	NG	Lafia
  850	7695	IN	Thiruvananthapuram
  851	-8036	PA	Penonome
  853	2812	SS	Gogrial
  853	3480	ET	Dembi Dolo
  853	3797	ET	Giyon
  855	-1015	GN	Gueckedou
  855	-948	GN	Macenta
  855	1609	TD	Moundou
  855	3927	ET	Nazret
  856	98	TG	Sotouboua
  857	8123	LK	Trincomalee
  860	-7025	VE	Barinas
  860	3307	SS	Nasir
  865	-8315	CR	Golfito
  865	1685	TD	Doba
  869	-866	GN	Beyla
  873	7769	IN	Tirunelveli
  876	-7589	CO	Montería
  877	2740	SS	Aweil
  882	7813	IN	Tuticorin
  883	12513	PH	Gingoog
  885	787	NG	Keffi
  888	-1205	SL	Makeni
  889	-6426	VE	El Tigre
  890	1136	NG	Jalingo
  890	7657	IN	Kollam
  893	-6744	VE	Calabozo
  895	-7957	PA	Balboa
  895	12554	PH	Butuan
  896	-8353	CR	Ciudad Cortes
  897	-7953	PA	Panama City
  898	3785	ET	Hagere Hiywet
  899	115	TG	Sokodé
  900	-7398	CO	El Banco
  901	-7192	VE	San Carlos del Zulia
  903	3870	ET	Addis Ababa
  905	-6975	VE	Guanare
  906	-6206	VE	Tucupita
  908	601	NG	Bida
  908	753	NG	Abuja
  909	3653	ET	Nekemte
  915	1839	TD	Sarh
  915	9934	TH	Surat Thani
  917	3583	ET	Gimbi
  918	10515	VN	Cà Mau
  919	-1012	GN	Kissidougou
  921	-6602	VE	Valle de la Pascua
  921	1248	NG	Yola
  922	-6375	VE	Chaguaramas
  923	-7474	CO	Magangué
  923	2983	SS	Bentiu
  924	-7582	CO	Lorica
  926	79	TG	Bassar
  927	-902	GN	Kérouané
  928	10572	VN	Bạc Liêu
  929	-7538	CO	Sincelejo
  930	-8240	PA	Almirante
  930	1339	CM	Garoua
  932	-7062	VE	Valera
  932	1580	TD	Kelo
  932	4215	ET	Harar
  934	-8225	PA	Bocas del Toro
  934	-6532	VE	Zaraza
  934	262	BJ	Parakou
  935	1497	TD	Pala
  935	4279	ET	Jijiga
  937	-7987	PA	Colón
  938	-7044	VE	Trujillo
  940	-84	GH	Tamale
  940	1631	TD	Laï
  940	8040	LK	Kilinochchi
  942	7758	IN	Rajapalaiyam
  943	-1310	GN	Forecariah
  943	-2	GH	Yendi
  944	-6446	VE	Anaco
  946	-564	CI	Korhogo
  946	1204	NG	Numan
  948	5082	SO	Bandarbeyla
  950	4917	SO	Qardho
  950	7637	IN	Alappuzha
  951	-758	CI	Odienné
  952	-8262	CR	Sixaola
  952	4554	SO	Burco
  953	-1368	GN	Conakry
  954	-7897	PA	El Porvenir
  954	-7557	CO	Tolú
  954	3166	SS	Malakal
  956	4407	SO	Hargeysa
  958	-6920	VE	Acarigua
  959	4186	ET	Dire Dawa
  960	-520	CI	Ferkessédougou
  960	10598	VN	Sóc Trăng
  962	655	NG	Minna
  966	-6859	VE	San Carlos
  968	3953	ET	Debre Birhan
  968	8001	LK	Jaffna
  970	168	BJ	Djougou
  972	-7513	CO	El Carmen de Bolívar
  975	-6317	VE	Maturín
  975	11874	PH	Puerto Princesa
  978	12549	PH	Surigao
  985	-6638	VE	Altagracia de Orituco
  987	-8393	CR	Cartago
  990	-6735	VE	San Juan De Los Morros
  992	7812	IN	Madurai
  993	889	NG	Jos
  993	1394	CM	Guider
  993	10633	VN	Tra Vinh
  994	-8408	CR	San José
  994	4318	SO	Boorama
  996	9864	TH	Ranong
  997	-8483	CR	Puntarenas
  999	-8412	CR	Heredia
  1000	-8303	CR	Puerto Limon
  1002	-8423	CR	Alajuela
  1002	7622	IN	Kochi
  1002	10509	VN	Rạch Giá
  1004	-1075	GN	Faranah
  1005	-6930	VE	Barquisimeto
  1005	1121	NG	Kumo
  1005	10577	VN	Can Tho
  1006	-1287	GN	Kindia
  1006	-250	GH	Wa
  1007	-7255	VE	Machiques
  1007	3453	ET	Asosa
  1012	-6678	VE	Ocumare del Tuy
  1013	-6472	VE	Barcelona
  1017	-6468	VE	Puerto la Cruz
  1019	-7008	VE	Carora
  1019	-1404	GN	Boffa
  1023	-6798	VE	Valencia
  1023	10637	VN	Truc Giang
  1025	-6760	VE	Maracay
  1026	-7535	CO	Arjona
  1026	10596	VN	Vĩnh Long
  1027	1327	NG	Mubi
  1028	-6146	TT	San Fernando
  1028	2278	CF	Birao
  1029	1117	NG	Gombe
  1029	1539	TD	Bongor
  1031	984	NG	Bauchi
  1032	-317	BF	Gaoua
  1032	139	BJ	Natitingou
  1032	7697	IN	Valparai
  1032	12390	PH	Cebu
  1033	-8444	CR	Quesada
  1034	-6875	VE	San Felipe
  1034	3772	ET	Debre Markos
  1035	10635	VN	Mỹ Tho
  1036	47	TG	Mango
  1036	10708	VN	Vung Tau
  1038	-1355	GN	Fria
  1038	-1210	GN	Mamou
  1038	7800	IN	Dindigul
  1038	10542	VN	Long Xuyen
  1039	-931	GN	Kankan
  1040	-7551	CO	Cartagena
  1040	547	NG	Kontagora
  1042	-6702	VE	Los Teques
  1043	-8510	CR	Canas
  1043	-7145	VE	Cabimas
  1043	3220	SS	Melut
  1044	4502	SO	Berbera
  1045	-6418	VE	Cumaná
  1047	-6817	VE	Puerto Cabello
  1047	10564	VN	Cao Lãnh
  1048	-7325	CO	Valledupar
  1050	-6692	VE	Caracas
  1051	9919	TH	Chumphon
  1052	744	NG	Kaduna
  1053	-7150	VE	Santa Rita
  1053	10642	VN	Tan An
  1055	12338	PH	San Carlos
  1056	7264	IN	Kavaratti
  1058	4733	SO	Ceerigaabo
  1058	5112	SO	Hurdiyo
  1060	-6697	VE	Maiquetía
  1060	1432	CM	Maroua
  1062	1219	NG	Biu
  1062	10418	KH	Kampot
  1063	-8543	CR	Liberia
  1063	-476	BF	Banfora
  1063	12298	PH	Bacolod
  1064	-7492	CO	Sabanalarga
  1065	-6152	TT	Port-of-Spain
  1065	-989	GN	Kouroussa
  1066	-1227	GN	Dalaba
  1067	-6323	VE	Carúpano
  1069	-1461	GN	Kamsar
  1070	10512	VN	Châu Đốc
  1071	12255	PH	Iloilo
  1073	-7166	VE	Maracaibo
  1075	-1111	GN	Dabola
  1077	7915	IN	Thanjavur
  1078	10670	VN	Ho Chi Minh City
  1079	-85	GH	Bolgatanga
  1081	7869	IN	Tiruchirappalli
  1091	-1304	GN	Télimélé
  1092	-8370	NI	San Juan de Nicaragua
  1092	-7477	CO	Soledad
  1093	10810	VN	Phan Thiet
  1094	-1430	GN	Boké
  1095	-325	BF	Diébougou
  1095	7808	IN	Karur
  1096	-7480	CO	Barranquilla
  1096	-6385	VE	Porlamar
  1096	12331	PH	Cadiz
  1097	-491	BF	Orodara
  1097	10665	VN	Thu Dau Mot
  1097	10683	VN	Biên Hòa
  1098	4710	SO	Maydh
  1098	7940	IN	Kumbakonam
  1098	10478	KH	Takéo
  1100	7695	IN	Coimbatore
  1101	-7425	CO	Ciénaga
  1101	2970	SD	Kadugli
  1103	-6388	VE	La Asunción
  1103	2028	TD	Am Timan
  1103	2773	SD	Muglad
  1106	-24	GH	Bawku
  1106	12461	PH	Ormac
  1107	-8563	CR	La Cruz
  1108	-1240	GN	Pita
  1108	771	NG	Zaria
  1108	7733	IN	Tiruppur
  1108	10580	KH	Svay Rieng
  1109	-210	BF	Leo
  1110	4237	DJ	Dikhil
  1113	294	BJ	Kandi
  1113	3963	ET	Dese
  1116	4271	DJ	Ali Sabih
  1117	-113	BF	Pô
  1118	-429	BF	Bobo Dioulasso
  1118	4002	ET	Bati
  1120	-8483	NI	San Carlos
  1122	-1517	GW	Catió
  1125	-8586	NI	San Juan del Sur
  1125	-7420	CO	Santa Marta
  1125	7577	IN	Kozhikode
  1125	12500	PH	Tacloban
  1128	4918	SO	Boosaaso
  1130	-1073	GN	Dinguiraye
  1132	-1230	GN	Labé
  1132	-568	ML	Sikasso
  1132	10615	VN	Tây Ninh
  1133	2780	SD	Babanusa
  1142	-6968	VE	Coro
  1142	-917	GN	Siguiri
  1142	-749	ML	Bougouni
  1142	452	NG	Koko
  1144	-8582	NI	Rivas
  1144	-1167	GN	Tongue
  1145	10452	KH	Kampong Spoe
  1148	10532	KH	Prey Veng
  1152	732	NG	Funtua
  1152	1369	NG	Bama
  1154	-7291	CO	Riohacha
  1155	-177	BF	Sapouy
  1155	10492	KH	Phnom Penh
  1157	10898	VN	Phan Rang
  1158	-1548	GW	Bolama
  1159	12275	PH	Roxas
  1160	3738	ET	Bahir Dar
  1160	4315	DJ	Djibouti
  1162	10298	KH	Krong Koh Kong
  1165	10660	VN	Hon Quan
  1166	-106	BF	Manga
  1167	7818	IN	Salem
  1167	9274	IN	Port Blair
  1168	1019	NG	Azare
  1171	1108	NG	Potiskum
  1172	-7021	VE	Punto Fijo
  1172	7977	IN	Cuddalore
  1175	-1321	GN	Gaoual
  1175	1197	NG	Damaturu
  1177	-1519	GW	Fulacunda
  1177	3435	SD	Ad Damazīn
  1178	-37	BF	Tenkodogo
  1178	4290	DJ	Tadjoura
  1180	935	NG	Dutse
  1180	9980	TH	Prachuap Khiri Khan
  1185	-8619	NI	Jinotepe
  1185	1316	NG	Maiduguri
  1187	-1560	GW	Bissau
  1189	345	NE	Gaya
  1190	10922	VN	Cam Ranh
  1193	-8595	NI	Granada‎
  1193	7983	IN	Pondicherry
  1193	10842	VN	Da Lat
  1194	-844	ML	Kangaba
  1197	-8609	NI	Masaya
  1197	4329	DJ	Obock
  1197	5075	SO	Caluula
  1200	-8376	NI	Bluefields
  1200	852	NG	Kano
  1200	10545	KH	Kampong Cham
  1205	-6174	GD	Saint George's
  1205	36	BF	Fada Ngourma
  1206	-133	BF	Kombissiri
  1206	2489	SD	Niyala
  1207	12460	PH	Calbayog
  1208	-1230	GN	Mali
  1208	180	BF	Diapaga
  1211	-8538	NI	Juigalpa
  1211	1505	TD	Ndjamena
  1215	-8627	NI	Managua
  1217	-1467	GW	Bafatá
  1217	666	NG	Gusau
  1218	-408	BF	Solenzo
  1218	-36	BF	Koupéla
  1218	1870	TD	Mongo
  1220	-6902	CW	Willemstad
  1224	-61	BF	Zorgo
  1224	10251	TH	Trat
  1225	-237	BF	Koudougou
  1225	10467	KH	Kompong Chhnang
  1225	10917	VN	Nha Trang
  1226	7910	IN	Tiruvannamalai
  1227	-1616	GW	Cacheu
  1228	-1423	GW	Gabú
  1231	7666	IN	Mysore
  1233	-247	BF	Réo
  1237	-152	BF	Ouagadougou
  1239	-547	ML	Koutiala
  1244	-8688	NI	León
  1245	420	NG	Birnin Kebbi
  1245	9861	MM	Myeik
  1245	10720	KH	Senmonorom
  1246	-346	BF	Dédougou
  1247	-8566	NI	Boaco
  1247	10602	KH	Kracheh
  1248	-1330	GN	Koundara
  1249	-1523	GW	Farim
  1253	-7003	AW	Oranjestad
  1253	10392	KH	Pursat
  1256	-8169	CO	San Andrés
  1256	-1218	SN	Kédougou
  1257	7692	IN	Mandya
  1257	9994	TH	Hua Hin
  1258	-129	BF	Ziniaré
  1259	-1629	SN	Ziguinchor
  1261	3746	ET	Gondar
  1261	10210	TH	Chanthaburi
  1262	-1141	ML	Satadougou
  1263	-8713	NI	Chinandega
  1265	-800	ML	Bamako
  1265	5402	YE	Hadiboh
  1266	-57	BF	Boulsa
  1267	10128	TH	Rayong
  1267	10805	VN	Buon Me Thuot
  1269	2842	SD	En Nuhud
  1271	10489	KH	Kampong Thum
  1273	-386	BF	Nouna
  1275	-808	ML	Kati
  1278	4501	YE	Aden
  1283	7972	IN	Kanchipuram
  1287	1104	NG	Gashua
  1288	-755	ML	Koulikoro
  1288	1045	NG	Nguru
  1290	7485	IN	Mangalore
  1291	-1495	SN	Kolda
  1291	3120	SD	Umm Ruwaba
  1292	-8592	NI	Matagalpa
  1292	7915	IN	Vellore
  1295	-226	BF	Yako
  1297	-14	BF	Bogandé
  1297	7756	IN	Bangalore
  1299	760	NG	Katsina
  1301	4273	ER	Assab
  1305	-948	ML	Kita
  1305	320	NE	Dosso
  1306	524	NG	Sokoto
  1306	4488	YE	Lahij
  1307	-307	BF	Tougan
  1308	10932	VN	Tuy Hòa
  1309	-8636	NI	Estelí
  1309	-8600	NI	Jinotega
  1309	-109	BF	Kaya
  1309	8028	IN	Chennai
  1310	-5962	BB	Bridgetown
  1310	10320	KH	Battambang
  1311	9994	TH	Phetchaburi
  1313	7813	IN	Kolar
  1315	-6121	VC	Kingstown
  1316	10093	TH	Si Racha
  1317	3266	SD	Kosti
  1317	12375	PH	Legazpi
  1318	3022	SD	El Obeid
  1322	1833	TD	Ati
  1328	-1666	GM	Brikama
  1330	-8719	HN	Choluteca
  1330	-490	ML	San
  1330	1968	TD	Oum Hadjer
  1331	-1422	GM	Basse Santa Su
  1332	1261	NE	Diffa
  1333	-8784	SV	La Unión
  1333	7710	IN	Tumkur
  1335	-8843	SV	Usulután
  1337	10385	KH	Siem Reap
  1338	-1568	GM	Mansa Konko
  1340	10100	TH	Chon Buri
  1341	10000	TH	Samut Songkhram
  1343	-1465	GM	Bansang
  1344	-626	ML	Ségou
  1344	53	BF	Sebba
  1345	-1659	GM	Banjul
  1345	2244	SD	Geneina
  1346	1471	TD	Bol
  1347	14475	GU	Agana
  1348	-8818	SV	San Miguel
  1348	-8658	NI	Somoto
  1349	-1609	GM	Kerewan
  1349	710	NE	Maradi
  1350	3947	ET	Mekele
  1351	-8887	SV	Zacatecoluca
  1351	10698	KH	Lumphat
  1352	212	NE	Niamey
  1352	10597	KH	Stoeng Treng
  1353	-8749	HN	Nacaome
  1354	9982	TH	Ratchaburi
  1354	10027	TH	Samut Sakhon
  1355	-1477	GM	Georgetown
  1355	-745	ML	Banamba
  1355	3360	SD	Sennar
  1357	-242	BF	Ouahigouya
  1358	10298	KH	Sisophon
  1360	4404	YE	Taizz
  1361	10061	TH	Samut Prakan
  1362	12318	PH	Naga
  1363	-8647	NI	Ocotal
  1363	2535	SD	El Fasher
  1364	-8878	SV	San Vicente
  1365	7942	IN	Tirupati
  1367	-8929	SV	Nueva San Salvador
  1367	-607	ML	Markala
  1368	10108	TH	Chachoengsao
  1368	10250	TH	Aranyaprathet
  1370	-8810	SV	San Francisco Gotera
  1371	-8920	SV	San Salvador
  1372	-8973	SV	Sonsonate
  1372	-8893	SV	Cojutepeque
  1375	10052	TH	Bangkok
  1378	-1368	SN	Tambacounda
  1378	7749	IN	Hindupur
  1378	10918	VN	Qui Nhon
  1378	12102	PH	Batangas
  1379	526	NE	Birni Nkonni
  1380	-1082	ML	Bafoulabé
  1380	898	NE	Zinder
  1382	10006	TH	Nakhon Pathom
  1382	10497	KH	Phnum Tbeng Meanchey
  1383	10048	TH	Nonthaburi
  1384	2083	TD	Abéché
  1388	-8863	SV	Sensuntepeque
  1390	-455	ML	Djenné
  1392	-8985	SV	Ahuachapán
  1393	7556	IN	Shimoga
  1394	-9082	GT	San Jose
  1394	-8685	HN	Yuscarán
  1398	4417	YE	Ibb
  1398	4557	YE	Al Bayda
  1398	10800	VN	Play Ku
  1399	-8956	SV	Santa Ana
  1399	1027	NE	Gouré
  1399	3230	SD	Ed Dueim
  1400	-6100	LC	Castries
  1402	9952	TH	Kanchanaburi
  1402	10053	TH	Pathum Thani
  1403	-8338	NI	Puerto Cabezas
  1403	-3	BF	Dori
  1404	3538	SD	Gedaref
  1406	10138	TH	Prachin Buri
  1407	-8909	SV	Chalatenango
  1407	12132	PH	San Pablo
  1408	596	NE	Madaoua
  1410	-8722	HN	Tegucigalpa
  1410	-163	BF	Djibo
  1410	9819	MM	Dawei
  1412	1531	TD	Mao
  1413	3872	ET	Aksum
  1415	-1610	SN	Kaolack
  1420	4332	YE	Zabīd
  1420	10122	TH	Nakhon Nayok
  1421	145	NE	Tillabéri
  1425	1311	NE	Nguigmi
  1425	3298	SD	El Manaqil
  1428	-9030	GT	Cuilapa
  1428	3947	ET	Adigrat
  1429	-8990	GT	Jutiapa
  1430	-9078	GT	Escuintla
  1432	-8768	HN	La Paz
  1433	-8817	HN	La Esperanza
  1434	-1642	SN	Fatick
  1436	10057	TH	Ayutthaya
  1438	10798	VN	Kon Tum
  1440	3352	SD	Medani
  1443	4483	YE	Rida
  1444	-8918	HN	Nueva Ocotepeque
  1444	7999	IN	Nellore
  1445	-1144	ML	Kayes
  1445	-23	BF	Gorom Gorom
  1446	-8765	HN	Comayagua
  1447	7592	IN	Davangere
  1447	10013	TH	Supham Buri
  1449	-418	ML	Mopti
  1453	-9151	GT	Mazatenango
  1453	2092	TD	Biltine
  1453	10088	TH	Saraburi
  1454	-9168	GT	Retalhuleu
  1454	4913	YE	Al Mukalla
  1455	4680	YE	'Ataq
  1455	12100	PH	Pasay City
  1456	4439	YE	Dhamar
  1457	-9073	GT	Antigua Guatemala
  1458	-8858	HN	Gracias
  1458	10045	TH	Ang Thong
  1460	12098	PH	Manila
  1461	-6108	MQ	Fort-de-France
  1462	-9053	GT	Guatemala
  1463	-8999	GT	Jalapa
  1465	12103	PH	Quezon City
  1466	-9082	GT	Chimaltenango
  1466	-1624	SN	Diourbel
  1467	-8623	HN	Juticalpa
  1472	-1747	SN	Dakar
  1473	-613	ML	Sokolo
  1473	92	NE	Ayorou
  1475	7857	IN	Proddatur
  1476	4961	YE	Ash Shihr
  1477	-9118	GT	Sololá
  1477	-8878	HN	Santa Rosa de Copán
  1480	-8954	GT	Chiquimula
  1480	4295	YE	Al Hudaydah
  1480	10062	TH	Lop Buri
  1481	-1693	SN	Thiès
  1481	10684	LA	Attapu
  1483	-9152	GT	Quetzaltenango
  1483	12028	PH	Olongapo
  1485	-9002	GT	El Progreso
  1488	10587	LA	Champasak
  1489	3882	ER	Mendefera
  1489	10040	TH	Sing Buri
  1489	10349	TH	Surin
  1490	-9227	MX	Tapachula
  1490	526	NE	Tahoua
  1491	-9136	GT	Totonicapán
  1492	-8824	HN	Santa Bárbara
  1492	-2352	CV	Praia
  1497	-9180	GT	San Marcos
  1497	-8953	GT	Zacapa
  1500	10210	TH	Nakhon Ratchasima
  1500	10312	TH	Buriram
  1503	-9113	GT	Santa Cruz Del Quiche
  1506	-8729	HN	Yoro
  1510	-9031	GT	Salamá
  1511	3666	ER	Tessenei
  1512	10433	TH	Sisaket
  1512	10582	LA	Pakxe
  1513	-1057	ML	Yélimané
  1515	7692	IN	Bellary
  1515	10883	VN	Quảng Ngãi
  1515	12055	PH	Angeles
  1517	-1218	MR	Sélibaby
  1518	-728	ML	Nara
  1518	10013	TH	Chainat
  1521	5125	YE	Sayhut
  1521	14575	MP	Capitol Hill
  1523	-959	ML	Nioro du Sahel
  1525	9787	MM	Ye
  1525	10483	TH	Ubon Ratchathani
  1526	-8377	HN	Puerto Lempira
  1528	7638	IN	Hospet
  1530	-6139	DM	Roseau
  1532	-9147	GT	Huehuetenango
  1533	-9263	MX	Escuintla
  1533	3893	ER	Asmara
  1535	4421	YE	Sanaa
  1536	7513	IN	Hubli
  1538	10003	TH	Uthai Thani
  1542	4533	YE	Marib
  1546	3639	SD	Kassala
  1547	-9038	GT	Cobán
  1548	12058	PH	Tarlac
  1549	7382	IN	Panaji
  1550	-8803	HN	San Pedro Sula
  1550	12096	PH	Cabanatuan
  1552	7848	IN	Nandyal
  1555	3789	ER	Agordat
  1556	8005	IN	Ongole
  1558	10242	TH	Bua Yai
  1559	3253	SD	Khartoum
  1561	-1625	SN	Louga
  1561	3945	ER	Massawa
  1562	3248	SD	Omdurman
  1568	3845	ER	Keren
  1569	-9322	MX	Pijijiapan
  1569	4360	YE	Hajjah
  1570	10007	TH	Nakhon Sawan
  1572	-8859	GT	Puerto Barrios
  1572	10643	LA	Saravan
  1573	-9647	MX	Pochutla
  1575	-8448	HN	Brus Laguna
  1576	-8680	HN	La Ceiba
  1579	10415	TH	Yasothon
  1580	10204	TH	Chaiyaphum
  1583	-8876	GT	Livingston
  1583	7803	IN	Kurnool
  1586	-9707	MX	Puerto Escondido
  1586	8034	IN	Chirala
  1587	7451	IN	Belgaum
  1591	-8596	HN	Trujillo
  1592	240	ML	Ménaka
  1594	4879	YE	Saywun
  1602	-1651	MR	Saint-Louis
  1605	10365	TH	Roi Et
  1605	12034	PH	Dagupan
  1606	10825	VN	Da Nang
  1610	-8881	BZ	Punta Gorda
  1615	-1350	SN	Kaédi
  1616	9470	MM	Labutta
  1617	-9520	MX	Salina Cruz
  1618	10330	TH	Maha Sarakham
  1620	-8944	GT	San Luis
  1620	8118	IN	Machilipatnam
  1621	7736	IN	Raichur
  1623	-6144	GP	Basse-terre
  1624	-6153	GP	Pointe-à-Pitre
  1624	5216	YE	Al Ghaydah
  1625	-817	MR	Timbedra
  1626	9772	MM	Mudon
  1627	-5	ML	Gao
  1629	9568	MM	Phyarpon
  1633	-9660	MX	Miahuatlán
  1633	-9523	MX	Tehuantepec
  1633	-8652	HN	Roatán
  1633	8045	IN	Guntur
  1642	-367	ML	Goundam
  1642	10116	TH	Phetchabun
  1642	10283	TH	Khon Kaen
  1643	-9502	MX	Juchitan
  1643	10351	TH	Kalasin
  1643	12057	PH	Baguio City
  1644	10035	TH	Phichit
  1647	9953	TH	Kamphaeng Phet
  1647	10758	VN	Hue
  1650	9767	MM	Mawlamyine
  1652	-1581	MR	Rosso
  1652	8063	IN	Vijayawada
  1654	10477	LA	Savannakhet
  1659	-1427	MR	Bogue
  1661	9518	MM	Wakema
  1662	-1140	MR	Kiffa
  1662	-725	MR	Nema
  1667	-962	MR	Ayoun el Atrous
  1668	-9842	MX	Ometepec
  1668	3342	SD	Shendi
  1670	7422	IN	Kolhapur
  1672	9857	TH	Mae Sot
  1675	-9315	MX	Tuxtla Gutiérrez
  1675	-9263	MX	San Cristobal de Las Casas
  1675	9652	MM	Thongwa
  1675	10720	VN	Quảng Trị
  1677	-302	ML	Timbuktu
  1677	9475	MM	Pathein
  1678	-9012	GT	La Libertad
  1678	9617	MM	Rangoon
  1683	10027	TH	Phitsanulok
  1684	7571	IN	Bijapur
  1685	-9992	MX	Acapulco
  1685	9762	MM	Pa-an
  1685	10713	VN	Đông Hà
  1686	7458	IN	Sangli
  1688	-2500	CV	Mindelo
  1688	9913	TH	Tak
  1690	-9922	MX	Ayutla
  1690	-35	ML	Bourem
  1691	4256	SA	Jizan
  1692	-9640	MX	Mitla
  1693	-8988	GT	Flores
  1694	4385	YE	Sadah
  1697	-8822	BZ	Dangriga
  1697	8224	IN	Kakinada
  1699	5469	OM	Mirbat
  1700	-1350	MR	Magta Lajar
  1700	798	NE	Agadez
  1701	9975	TH	Sukhothai
  1703	5409	OM	Salalah
  1703	8179	IN	Rajahmundry
  1704	9564	MM	Yandoon
  1706	-1391	MR	Aleg
  1708	-9667	MX	Oaxaca
  1712	-6185	AG	Saint John's
  1716	-8906	BZ	El Cayo
  1717	10415	TH	Sakhon Nakhon
  1718	2159	TD	Fada
  1720	-10043	MX	Atoyac
  1725	-10068	MX	Tecpan
  1725	-8877	BZ	Belmopan
  1727	-9768	MX	Tlaxiaco
  1728	8016	IN	Khammam
  1730	-6272	KN	Basseterre
  1732	9651	MM	Bago
  1735	7682	IN	Gulbarga
  1739	10477	TH	Nakhon Phanom
  1740	7848	IN	Hyderabad
  1740	10279	TH	Udon Thani
  1741	10484	LA	Thakhek
  1748	-9143	MX	Tenosique
  1748	10660	VN	Đồng Hới
  1749	10173	TH	Loei
  1750	-8819	BZ	Belize City
  1751	4413	SA	Najran
  1752	-10127	MX	Petatlán
  1755	-9950	MX	Chilpancingo
  1755	-1470	MR	Boutilimit
  1757	12039	PH	Vigan
  1759	3396	SD	EdDamer
  1761	12173	PH	Tuguegarao
  1763	10010	TH	Uttaradit
  1765	9547	MM	Hinthada
  1767	7590	IN	Sholapur
  1771	3398	SD	Atbara
  1773	8330	IN	Vishakhapatnam
  1775	-6475	VI	Christiansted
  1778	9574	MM	Letpadan
  1780	-9153	MX	Balancán
  1781	-9779	MX	Huajuapan de León
  1787	10275	TH	Nong Khai
  1789	-7633	JM	Port Morant
  1792	1912	TD	Faya Largeau
  1792	7752	IN	Bidar
  1794	-9474	MX	Jaltipan
  1796	-10220	MX	Lázaro Cárdenas
  1797	-7723	JM	May Pen
  1797	10260	LA	Vientiane
  1798	-9453	MX	Minatitlán
  1798	-7695	JM	Spanish Town
  1798	-7677	JM	Kingston
  1800	-9290	MX	Villahermosa
  1800	-6662	PR	Ponce
  1801	7958	IN	Warangal
  1802	3398	SD	Berber
  1803	-7785	JM	Black River
  1803	-7750	JM	Mandeville
  1803	-7680	JM	Half Way Tree
  1804	-7174	DO	Pedernales
  1809	-8856	BZ	Orange Walk
  1809	-1598	MR	Nouakchott
  1812	-9442	MX	Coatzacoalcos
  1812	8350	IN	Vizianagaram
  1815	10016	TH	Phrae
  1816	-7795	JM	Savanna-la-Mar
  1816	-7638	JM	Port Antonio
  1820	-9805	MX	Acatlan
  1820	-7375	HT	Les Cayes
  1820	-7110	DO	Barahona
  1820	-6714	PR	Mayagüez
  1820	12059	PH	Laoag
  1823	-7254	HT	Jacmel
  1823	4250	SA	Abha
  1826	10950	CN	Sanya
  1828	-7033	DO	Baní
  1829	9948	TH	Lampang
  1832	-10065	MX	Ciudad Altamirano
  1833	10590	VN	Hà Tĩnh
  1834	3638	SD	Haiya
  1837	-9954	MX	Iguala
  1838	-7690	JM	Port Maria
  1840	-9323	MX	Paraíso
  1840	-8839	BZ	Corozal
  1840	7657	IN	Latur
  1842	-7011	DO	San Cristóbal
  1842	-6897	DO	La Romana
  1843	-7720	JM	St. Ann's Bay
  1843	3773	SD	Tokar
  1844	-7818	JM	Lucea
  1844	-6673	PR	Arecibo
  1844	-6613	PR	San Juan
  1845	-9738	MX	Tehuacan
  1845	-7073	DO	Azua
  1845	-6930	DO	San Pedro de Macorís
  1846	7911	IN	Karimnagar
  1847	-9530	MX	Santiago Tuxtla
  1847	-7792	JM	Montego Bay
  1847	-7142	DO	Neiba
  1847	-6990	DO	Santo Domingo
  1848	-7766	JM	Falmouth
  1848	3182	SD	Merowe
  1848	9644	MM	Pyu
  1849	-7185	DO	Jimaní
  1850	-8830	MX	Chetumal
  1850	9907	TH	Lamphun
  1853	7385	IN	Pune
  1854	-7234	HT	Port-au-Prince
  1855	-1142	MR	Tidjikdja
  1857	-9962	MX	Taxco
  1858	-9265	MX	Frontera
  1862	-6871	DO	Higuey
  1863	-7412	HT	Jérémie
  1865	-9182	MX	Ciudad del Carmen
  1867	7810	IN	Nizamabad
  1870	10568	VN	Vinh
  1872	-6845	DO	Bávaro
  1876	-6926	DO	Hato Mayor
  1876	-6904	DO	El Seibo
  1878	-10315	MX	Coalcoman
  1879	10077	TH	Nan
  1880	9898	TH	Chiang Mai
  1881	-7123	DO	San Juan
  1881	-6978	DO	Monte Plata
  1882	733	NE	Arlit
  1882	9521	MM	Pyay
  1885	-9713	MX	Orizaba
  1888	-7171	DO	Comendador
  1890	-9845	MX	Atlixco
  1890	-353	ML	Araouane
  1892	-10388	MX	Tecoman
  1892	-9924	MX	Cuernavaca
  1892	-9692	MX	Córdoba
  1894	-7041	DO	Bonao
  1895	9642	MM	Taungoo
  1902	7286	IN	Mumbai
  1905	-10432	MX	Manzanillo
  1905	-9820	MX	Puebla
  1906	-7015	DO	Cotuí
  1908	-10235	MX	Apatzingán
  1911	7475	IN	Ahmednagar
  1913	4108	SA	Al Qunfudhah
  1914	-7200	HT	Hinche
  1917	3048	SD	Dongola
  1917	7730	IN	Nanded
  1917	9991	TH	Phayao
  1918	-9616	MX	Veracruz
  1921	-6933	DO	Samaná
  1922	-7052	DO	La Vega
  1923	-10372	MX	Colima
  1925	7316	IN	Kalyan
  1925	10175	LA	Xaignabouri
  1927	7676	IN	Parbhani
  1928	-8133	KY	George Town
  1930	-7025	DO	San Francisco de Macorís
  1930	9797	TH	Mae Hong Son
  1932	-9823	MX	Tlaxcala
  1932	8480	IN	Brahmapur
  1933	-9967	MX	Toluca
  1933	10337	LA	Xiangkhoang
  1935	-9072	MX	Champotón
  1935	7313	IN	Bhiwandi
  1938	-7042	DO	Salcedo
  1938	-6985	DO	Nagua
  1938	9523	MM	Allanmyo
  1940	-7052	DO	Moca
  1941	-9903	MX	Nezahualcoyotl
  1942	-10207	MX	Uruapan
  1943	9355	MM	Kyaukphyu
  1944	-9913	MX	Mexico City
  1945	-7268	HT	Gonaïves
  1945	86	ML	Aguelhok
  1950	-7134	DO	Sabaneta
  1950	-7067	DO	Santiago
  1953	-9692	MX	Xalapa
  1955	-7170	DO	Dajabón
  1955	-7107	DO	Mao
  1958	-8805	MX	Felipe Carrillo Puerto
  1962	3722	SD	Port Sudan
  1963	3042	SD	Kerma
  1964	-15600	US	Kailua-Kona
  1967	-7184	HT	Fort-Liberté
  1967	9721	MM	Loikaw
  1968	-10057	MX	Ciudad Hidalgo
  1970	-15509	US	Hilo
  1971	-10346	MX	Ciudad Guzman
  1973	-10119	MX	Morelia
  1975	-1439	MR	Akjoujt
  1976	-7221	HT	Cap-Haïtien
  1977	-10437	MX	Autlan
  1977	9612	MM	Naypyidaw
  1979	-7069	DO	Puerto Plata
  1981	-9911	MX	Zumpango
  1982	-9736	MX	Teziutlán
  1982	8590	IN	Puri
  1982	10580	VN	Thanh Hóa
  1983	-9050	MX	Campeche
  1987	-7165	DO	Monte Cristi
  1988	10214	LA	Louangphrabang
  1990	7532	IN	Aurangabad
  1991	9983	TH	Chiang Rai
  1993	-7283	HT	Port-De-Paix
  1997	7930	IN	Chandrapur
  1998	-10228	MX	Zamora
  2000	7378	IN	Nasik
  2001	4260	SA	Qal at Bishah
  2003	-7582	CU	Santiago de Cuba
  2005	11032	CN	Haikou
  2013	-8892	MX	Peto
  2014	9288	MM	Sittwe
  2014	9492	MM	Magway
  2015	-7521	CU	Guantánamo
  2017	-9873	MX	Pachuca
  2020	-8928	MX	Tekax
  2020	109	ML	Tessalit
  2022	-9678	MX	Nautla
  2022	-7600	CU	Palma Soriano
  2025	10598	VN	Ninh Bình
  2027	7302	IN	Silvassa
  2027	8583	IN	Bhubaneshwar
  2028	-10256	MX	La Barca
  2028	10041	LA	Ban Houayxay
  2034	-7712	CU	Manzanillo
  2038	-10000	MX	San Juan del Río
  2038	-7664	CU	Bayamo
  2040	-8953	MX	Ticul
  2042	7285	IN	Daman
  2042	10403	LA	Xam Nua
  2042	10620	VN	Nam Định
  2045	10633	VN	Thái Bình
  2046	1653	TD	Zouar
  2046	4557	SA	As Sulayyil
  2046	9488	MM	Yaynangyoung
  2047	8589	IN	Cuttack
  2048	-9008	MX	Halachó
  2051	-8695	MX	Cozumel
  2052	-1305	MR	Atar
  2053	-10080	MX	Celaya
  2055	-9747	MX	Poza Rica de Hidalgo
  2056	7453	IN	Malegaon
  2057	-10120	MX	Salamanca
  2063	-10038	MX	Querétaro
  2063	5891	OM	Dawwah
  2067	-10333	MX	Guadalajara
  2067	-10150	MX	Irapuato
  2067	-8820	MX	Valladolid
  2068	-10524	MX	Puerto Vallarta
  2071	7701	IN	Akola
  2072	7099	IN	Diu
  2078	9704	MM	Taunggyi
  2081	10534	VN	Hoa Binh
  2083	10668	VN	Haiphong
  2085	7292	IN	Navsari
  2089	-15650	US	Wailuku
  2089	-7626	CU	Holguín
  2090	-1706	MR	Nouadhibou
  2090	7477	IN	Dhule
  2091	9482	MM	Chauk
  2093	-8902	MX	Izamal
  2094	10633	VN	Hai Duong
  2095	7777	IN	Amravati
  2095	10142	LA	Louang Namtha
  2096	-9741	MX	Tuxpam
  2096	-7695	CU	Las Tunas
  2096	-7572	CU	Banes
  2096	10710	VN	Hong Gai
  2097	-8962	MX	Mérida
  2101	1231	NE	Djado
  2102	-10128	MX	Guanajuato
  2102	7583	IN	Bhusawal
  2103	10585	VN	Hanoi
  2104	10732	VN	Cẩm Phả
  2110	-8928	MX	Motul
  2113	-8815	MX	Tizimín
  2114	10551	VN	Sơn Tây
  2115	-10170	MX	León
  2117	-8683	MX	Cancún
  2117	7909	IN	Nagpur
  2120	7284	IN	Surat
  2120	11038	CN	Zhanjiang
  2121	-8671	MX	Isla Mujeres
  2122	8143	IN	Bhilai
  2123	-10490	MX	Compostela
  2123	8164	IN	Raipur
  2126	4038	SA	At Taif
  2127	-9878	MX	Tamazunchale
  2127	10620	VN	Bắc Giang
  2128	-8967	MX	Progreso
  2130	7613	IN	Burhanpur
  2131	-15786	US	Honolulu
  2133	9509	MM	Pakokku
  2133	10391	VN	Sơn La
  2133	10543	VN	Việt Trì
  2137	-10193	MX	Lagos de Moreno
  2138	-7792	CU	Camagüey
  2143	3982	SA	Makkah
  2146	9539	MM	Myingyan
  2147	-7114	TC	Grand Turk
  2147	8397	IN	Sambalpur
  2148	10910	CN	Beihai
  2150	-15802	US	Wahiawa
  2151	-10488	MX	Tepic
  2152	3922	SA	Jeddah
  2155	-7726	CU	Nuevitas
  2160	10583	VN	Thái Nguyên
  2167	6967	IN	Porbandar
  2168	10210	LA	Phongsali
  2171	10488	VN	Yên Bái
  2174	10334	VN	Luan Chau
  2178	7213	IN	Bhavnagar
  2180	3135	SD	Wadi Halfa
  2182	-10522	MX	Santiago Ixcuintla
  2182	10521	VN	Tuyên Quang
  2184	-7876	CU	Ciego de Ávila
  2185	10676	VN	Lạng Sơn
  2185	11197	CN	Yangjiang
  2188	-10229	MX	Aguascalientes
  2188	-8280	CU	Nueva Gerona
  2188	9596	MM	Sagaing
  2192	11087	CN	Maoming
  2193	-10527	MX	Tuxpan
  2193	-9998	MX	Rio Verde
  2193	-7944	CU	Sancti Spíritus
  2195	10862	CN	Qinzhou
  2197	9609	MM	Mandalay
  2198	-15937	US	Lihue
  2198	-9902	MX	Ciudad Valles
  2198	-9875	MX	Tamuín
  2200	-9967	MX	Cardenas
  2203	8806	IN	Haldia
  2206	-9819	MX	Pánuco
  2209	8216	IN	Bilaspur
  2210	9515	MM	Monywa
  2210	10676	CN	Pingxiang
  2211	-7863	CU	Morón
  2213	10583	VN	Bắc Kạn
  2214	-8044	CU	Cienfuegos
  2217	-10100	MX	San Luis Potosí
  2220	11355	MO	Macau
  2223	8483	IN	Raurkela
  2228	11357	CN	Zhuhai
  2230	-9787	MX	Tampico
  2230	11419	HK	Hong Kong
  2231	7080	IN	Rajkot
  2231	7318	IN	Vadodara
  2232	-9784	MX	Ciudad Madero
  2232	-7966	CU	Placetas
  2233	8715	IN	Medinipur
  2233	9180	BD	Chittagong
  2235	-10288	MX	Villanueva
  2240	-10546	MX	Tecuala
  2240	-7997	CU	Santa Clara
  2242	-8370	CU	Pinar del Rio
  2249	8832	IN	Kolkata
  2250	10397	VN	Lao Chi
  2252	-7947	CU	Caibarién
  2255	11412	CN	Shenzhen
  2258	5953	OM	Sur
  2258	8833	IN	Haora
  2258	9569	MM	Shwebo
  2258	11308	CN	Jiangmen
  2263	11015	CN	Yulin
  2263	12027	TW	Kaohsiung
  2265	9362	MM	Hakha
  2266	10627	VN	Cao Bằng
  2267	-398	ML	Taoudenni
  2268	-1271	MR	Fderik
  2268	12048	TW	Pingtung
  2270	9037	BD	Barisal
  2272	-8091	CU	Colón
  2272	7587	IN	Indore
  2273	-9895	MX	Ciudad Mante
  2273	-1248	MR	Zouirat
  2276	12114	TW	Taitung
  2277	-10357	MX	Valparaíso
  2277	-10258	MX	Zacatecas
  2278	10098	CN	Simao
  2279	552	DZ	Tamanrasset
  2279	8620	IN	Jamshedpur
  2281	-8276	CU	Artemisa
  2281	-8007	CU	Sagua la Grande
  2282	10832	CN	Nanning
  2283	10498	VN	Ha Giang
  2284	-8203	CU	Güines
  2284	8956	BD	Khulna
  2285	-10580	MX	Escuinapa
  2285	8852	IN	Bhatpara
  2289	-10990	MX	Cabo San Lucas
  2289	-8250	CU	San Antonio de los Baños
  2292	-9807	MX	Aldama
  2293	5753	OM	Nizwa
  2300	-9972	MX	Tula
  2300	12020	TW	Tainan
  2303	7258	IN	Ahmedabad
  2303	11312	CN	Foshan
  2304	-8158	CU	Matanzas
  2305	11245	CN	Zhaoqing
  2305	11374	CN	Dongguan
  2308	9740	MM	Namtu
  2308	11440	CN	Huizhou
  2310	10961	CN	Hechi
  2313	-8236	CU	Havana
  2314	11333	CN	Guangzhou
  2317	-10286	MX	Fresnillo
  2317	8920	BD	Jessore
  2318	7996	IN	Jabalpur
  2319	7579	IN	Ujjain
  2320	-10623	MX	Villa Unión
  2322	-10642	MX	Mazatlán
  2323	5652	OM	Ibri
  2325	6981	IN	Bhuj
  2325	7741	IN	Bhopal
  2325	8786	IN	Barddhaman
  2330	5798	OM	Alayat Samail
  2330	7264	IN	Gandhinagar
  2335	7503	IN	Ratlam
  2336	10341	CN	Mengzi
  2337	8533	IN	Ranchi
  2337	10425	CN	Wenshan
  2337	11667	CN	Shantou
  2338	8853	IN	Krishnanagar
  2338	10315	CN	Gejiu
  2345	12033	TW	Taibao
  2346	12024	TW	Puzi
  2347	9117	BD	Comilla
  2348	11132	CN	Wuzhou
  2348	12044	TW	Chiayi
  2349	4676	SA	Al Hillah
  2357	11958	TW	Magong
  2361	5859	OM	Muscat
  2362	9050	BD	Narayanganj
  2366	-10065	MX	Matehuala
  2368	5818	OM	As Sib
  2368	8698	IN	Asansol
  2368	11663	CN	Chaozhou
  2369	516	DZ	In Amguel
  2370	11303	CN	Qingyuan
  2371	-1594	MA	Ad Dakhla
  2371	9272	IN	Aizawl
  2371	12054	TW	Douliou
  2372	-9913	MX	Ciudad Victoria
  2372	9041	BD	Dhaka
  2373	11468	CN	Heyuan
  2380	8642	IN	Dhanbad
  2384	9128	IN	Agartala
  2385	7875	IN	Sagar
  2388	-1453	MA	Bir Anzarane
  2390	10661	CN	Bose
  2392	-10690	MX	La Cruz
  2392	12068	TW	Nantou
  2395	3548	EG	Berenice
  2398	12160	TW	Hualien
  2400	8925	BD	Pabna
  2403	-10467	MX	Durango
  2407	4528	SA	Al Quwayiyah
  2407	12051	TW	Changhua
  2409	3290	EG	Aswan
  2409	3805	SA	Yanbu al Bahr
  2414	-11032	MX	La Paz
  2415	12068	TW	Taichung
  2416	4731	SA	Al Kharj
  2420	2329	LY	Al Jawf
  2423	5574	AE	Al Ayn
  2425	8992	BD	Tangail
  2428	10925	CN	Liuzhou
  2429	-10339	MX	Juan Aldama
  2430	11612	CN	Meizhou
  2433	-10737	MX	Eldorado
  2436	5673	OM	Suhar
  2437	1447	LY	Tajarhi
  2437	8861	BD	Rajshahi
  2438	10257	CN	Yuxi
  2445	11808	CN	Xiamen
  2447	3295	EG	Kom Ombo
  2447	5437	AE	Abu Dhabi
  2450	3958	SA	Medina
  2450	10867	CN	Yishan
  2452	-10478	MX	Canatlan
  2452	11767	CN	Zhangzhou
  2455	948	DZ	Djanet
  2456	-8178	US	Key West
  2457	12082	TW	Miaoli
  2458	8835	BD	Nawabganj
  2460	7373	IN	Udaipur
  2464	-10792	MX	Altata
  2464	4677	SA	Riyadh
  2475	9038	BD	Mymensingh
  2475	12175	TW	Yilan
  2477	8438	IN	Aurangabad
  2478	11238	CN	Lianxian
  2479	9279	IN	Silchar
  2480	8500	IN	Gaya
  2480	9395	IN	Imphal
  2480	11358	CN	Shaoguan
  2482	12098	TW	Hsinchu
  2483	-10738	MX	Culiacán
  2483	-10534	MX	Papasquiaro
  2483	12101	TW	Zhubei
  2485	-9816	MX	San Fernando
  2486	-9957	MX	Linares
  2487	-10370	MX	Cuencame
  2487	6699	PK	Karachi
  2490	8995	BD	Jamalpur
  2490	9187	BD	Sylhet
  2490	11858	CN	Quanzhou
  2492	12115	TW	Yangmei
  2494	12122	TW	Pingzhen
  2496	1017	LY	Ghat
  2496	12130	TW	Bade
  2497	12122	TW	Zhongli
  2498	5501	AE	Jabal Ali
  2499	12131	TW	Taoyuan
  2501	12146	TW	New Taipei
  2503	9847	CN	Tengchong
  2504	-11166	MX	Ciudad Constitución
  2504	10155	CN	Chuxiong
  2504	12157	TW	Taipei
  2507	10268	CN	Kunming
  2508	-7735	BS	Nassau
  2509	10489	CN	Xingyi
  2512	5634	AE	Al Fujayrah
  2512	9915	CN	Baoshan
  2513	12173	TW	Keelung
  2514	6233	PK	Gwadar
  2515	8257	IN	Mirzapur
  2518	7583	IN	Kota
  2518	11703	CN	Longyan
  2519	-9984	MX	Montemorelos
  2523	-1158	MR	Bir Mogrein
  2523	5528	AE	Dubai
  2523	8698	IN	Bhagalpur
  2528	375	DZ	Arak
  2528	11028	CN	Guilin
  2529	3255	EG	Isna
  2529	5153	QA	Doha
  2530	6063	IR	Chabahar
  2533	8300	IN	Varanasi
  2535	4959	SA	Al Hufuf
  2535	7464	IN	Bhilwara
  2536	9739	MM	Myitkyina
  2537	5541	AE	Sharjah
  2538	-578	MR	Chegga
  2538	6837	PK	Hyderabad
  2542	-10218	MX	Parras
  2542	-10100	MX	Saltillo
  2543	4957	SA	Al Mubarraz
  2543	11902	CN	Putian
  2544	3055	EG	El Kharga
  2545	7856	IN	Jhansi
  2545	8184	IN	Allahabad
  2547	-10809	MX	Guamúchil
  2547	-8048	US	Homestead
  2553	6901	PK	Mirput Khas
  2557	-10847	MX	Guasave
  2557	-10350	MX	Gómez Palacio
  2557	-10342	MX	Torreón
  2557	5555	AE	Umm al Qaywayn
  2557	9188	IN	Shillong
  2560	10382	CN	Zhanyi
  2562	8513	IN	Patna
  2567	-10033	MX	Monterrey
  2567	9412	IN	Kohima
  2570	2888	EG	El Qasr
  2570	3265	EG	Luxor
  2570	10018	CN	Dali
  2572	-8029	US	Coral Gables
  2575	8928	BD	Rangpur
  2576	-10298	MX	San Pedro de las Colonias
  2579	-10900	MX	Los Mochis
  2579	-8022	US	Miami
  2579	5594	AE	Ras al Khaymah
  2579	7333	IN	Pali
  2579	8748	IN	Purnia
  2580	8900	BD	Saidpur
  2580	11303	CN	Chenzhou
  2581	-8013	US	Miami Beach
  2587	11632	CN	Changting
  2588	-9750	MX	Matamoros
  2588	8080	IN	Fatehpur
  2590	1390	LY	Marzuq
  2592	-9750	US	Brownsville
  2592	11495	CN	Ganzhou
  2597	11340	CN	Zixing
  2599	6307	PK	Turbat
  2601	-11135	MX	Loreto
  2608	-9830	MX	Reynosa
  2608	11930	CN	Fuzhou
  2612	-965	EH	Bir Lehlou
  2612	8538	IN	Muzaffarpur
  2614	-8179	US	Naples
  2614	-8014	US	Fort Lauderdale
  2614	9177	IN	Dispur
  2615	3272	EG	Qena
  2615	7579	IN	Tonk
  2616	9177	IN	Guwahati
  2620	-9823	US	McAllen
  2620	-9769	US	Harlingen
  2621	12767	JP	Naha
  2623	3646	SA	Al Wajh
  2623	7818	IN	Gwalior
  2623	11162	CN	Yongzhou
  2623	11758	CN	Sanming
  2624	5058	BH	Manama
  2625	6840	PK	Nawabshah
  2625	10593	CN	Anshun
  2627	-8027	US	Coral Springs
  2629	5016	SA	Az Zahran
  2629	7302	IN	Jodhpur
  2630	-9816	US	Edinburg
  2633	3188	EG	Girga
  2635	10342	CN	Huize
  2637	1580	LY	Tmassah
  2637	4396	SA	Buraydah
  2642	-10862	MX	El Fuerte
  2643	5010	SA	Ad Damman
  2645	7464	IN	Ajmer
  2646	8032	IN	Kanpur
  2648	847	DZ	Illizi
  2648	8728	NP	Biratnagar
  2648	8957	IN	Alipur Duar
  2651	-10018	MX	Sabinas Hidalgo
  2652	5001	SA	Al-Qatif
  2653	-7870	BS	Freeport
  2653	8673	NP	Rajbiraj
  2655	-1385	MA	Lemsid
  2655	3170	EG	Sohag
  2655	10173	CN	Panzhihua
  2658	10672	CN	Guiyang
  2659	10483	CN	Lupanshui
  2660	-8198	US	Cape Coral
  2663	9280	IN	Tezpur
  2663	11817	CN	Nanping
  2664	-8186	US	Ft. Myers
  2668	11953	CN	Ninde
  2670	17	DZ	Reggane
  2672	8846	IN	Siliguri
  2673	-1168	MA	Smara
  2673	3393	EG	Bur Safaga
  2675	-8012	US	West Palm Beach
  2675	8217	IN	Faizabad
  2675	8338	IN	Gorakhpur
  2675	9422	IN	Jorhat
  2679	7901	IN	Etawah
  2680	-10582	MX	Santa Barbara
  2680	10027	CN	Lijiang
  2683	-10963	MX	Huatabampo
  2686	8091	IN	Lucknow
  2688	11259	CN	Hengyang
  2690	-10142	MX	Monclova
  2691	8793	NP	Ilam
  2692	7581	IN	Jaipur
  2693	-10567	MX	Hidalgo del Parral
  2700	-8211	US	Port Charlotte
  2700	4965	SA	Al Jubayl
  2700	8487	NP	Birganj
  2700	11120	CN	Shaoyang
  2703	1443	LY	Sabha
  2707	2797	EG	Qasr Farafra
  2707	11962	CN	Fuan
  2708	-10945	MX	Navajoa
  2710	9362	IN	Itanagar
  2713	11500	CN	Jian
  2715	-1320	MA	Laayoune
  2715	7839	IN	Firozabad
  2717	7802	IN	Agra
  2719	3118	EG	Asyut
  2720	5627	IR	Bandar-e-Abbas
  2722	247	DZ	I-n-Salah
  2723	-9814	US	Falfurrias
  2723	3383	EG	Hurghada
  2725	7750	IN	Bharatpur
  2729	-10329	MX	Sierra Mojada
  2730	11750	CN	Shaowu
  2732	-11228	MX	Santa Rosalía
  2732	10372	CN	Zhaotang
  2733	8609	NP	Ramechhap
  2733	8862	IN	Gangtok
  2734	-8253	US	Sarasota
  2738	8952	BT	Paro
  2742	8503	NP	Hetauda
  2743	8992	BT	Wangdue Prodrang
  2744	10968	CN	Zhijiang
  2745	-8033	US	Fort Pierce
  2746	-1299	MA	Dawra
  2747	-10992	MX	Ciudad Obregon
  2747	8964	BT	Thimphu
  2748	9490	IN	Dibrugarh
  2750	-9955	MX	Nuevo Laredo
  2750	7767	IN	Mathura
  2751	-9951	US	Laredo
  2752	-9786	US	Kingsville
  2752	1503	LY	Umm al Abid
  2752	4170	SA	Hail
  2753	1428	LY	Birak
  2753	8338	NP	Bhairawa
  2755	7660	IN	Alwar
  2755	8513	NP	Bhimphedi
  2756	6821	PK	Larkana
  2758	-10993	MX	Esperanza
  2760	7805	IN	Hathras
  2761	7514	IN	Sikar
  2762	8167	IN	Bahraich
  2762	11385	CN	Pingxiang
  2763	8075	IN	Sitapur
  2763	8983	BT	Punakha
  2764	-8039	US	Vero Beach
  2767	-815	DZ	Tindouf
  2767	8533	NP	Lalitpur
  2768	10913	CN	Tongren
  2769	-10517	MX	Ciudad Camargo
  2770	10692	CN	Zunyi
  2771	6885	PK	Sukkur
  2772	8532	NP	Kathmandu
  2773	3084	EG	Mallawi
  2774	-9740	US	Corpus Christi
  2775	-9807	US	Alice
  2777	-8268	US	St. Petersburg
  2780	11493	CN	Xinyu
  2783	11315	CN	Zhuzhou
  2783	11440	CN	Yichun
  2785	11290	CN	Xiangtan
  2787	-29	DZ	Adrar
  2788	7991	IN	Shahjahanpur
  2788	10230	CN	Xichang
  2789	7806	IN	Aligarh
  2793	-11089	MX	Guaymas
  2795	-10122	MX	Nueva Rosita
  2795	-8246	US	Tampa
  2797	11636	CN	Linchuan
  2799	-11417	MX	Guerrero Negro
  2802	-8173	US	Winter Haven
  2802	12065	CN	Wenzhou
  2803	7333	IN	Bikaner
  2803	7909	IN	Budaun
  2805	955	DZ	I-n-Amenas
  2805	8162	NP	Nepalganj
  2808	-8061	US	Melbourne
  2809	3075	EG	El Minya
  2810	-1543	ES	Las Palmas
  2820	-10550	MX	Delicias
  2820	11297	CN	Changsha
  2820	11577	CN	Fengcheng
  2824	3361	EG	El Tur
  2826	8397	NP	Pokhara
  2827	8358	NP	Baglung
  2829	-8141	US	Kissimmee
  2830	3071	EG	Samalut
  2830	7013	PK	Sadiqabad
  2833	-10085	MX	Allende
  2835	7942	IN	Bareilly
  2835	8218	NP	Salyan
  2838	3655	SA	Tabuk
  2841	-9775	US	Beeville
  2841	7785	IN	Bulandshahr
  2842	7030	PK	Rahim Yar Khan
  2843	-10687	MX	Cuauhtémoc
  2843	-1110	MA	Tan Tan
  2843	4596	SA	Hafar al Batin
  2843	7732	IN	Faridabad
  2845	7702	IN	Gurgaon
  2845	11990	CN	Lishui
  2847	-1625	ES	Santa Cruz de Tenerife
  2847	11797	CN	Shangrao
  2848	-8255	US	Spring Hill
  2849	3081	EG	Beni Mazar
  2851	-8138	US	Orlando
  2855	1758	LY	Zillah
  2860	7720	IN	New Delhi
  2860	11233	CN	Yiyang
  2861	-8081	US	Titusville
  2862	-9663	US	Port Lavaca
  2864	-10608	MX	Chihuahua
  2864	7981	IN	Pilibhit
  2865	12125	CN	Huangyan
  2866	7741	IN	Ghaziabad
  2867	7723	IN	Delhi
  2868	11588	CN	Nanchang
  2868	12145	CN	Jiaojing
  2869	8059	NP	Dhangarhi
  2871	-10053	MX	Piedras Negras
  2871	-10049	US	Eagle Pass
  2874	7776	IN	Hapur
  2877	10457	CN	Yibin
  2879	-8128	US	Sanford
  2880	-9700	US	Victoria
  2881	-8188	US	Leesburg
  2881	7613	IN	Bhiwani
  2882	7902	IN	Rampur
  2884	7876	IN	Moradabad
  2885	12112	CN	Linhai
  2888	10538	CN	Luzhou
  2890	7658	IN	Rohtak
  2892	5083	IR	Bandar-e Bushehr
  2893	-11417	MX	Punta Prieta
  2895	8963	CN	Gyangze
  2896	-9536	US	Freeport
  2897	-1354	ES	Arrecife
  2897	5367	IR	Fasa
  2897	11887	CN	Quzhou
  2898	-9596	US	Bay City
  2898	-1007	MA	Goulimine
  2900	7702	IN	Sonipat
  2900	7770	IN	Meerut
  2902	-11013	MX	Mazatlán
  2903	11168	CN	Changde
  2908	3109	EG	Beni Suef
  2908	4808	KW	Al Ahmadi
  2910	-11095	MX	Hermosillo
  2911	2129	LY	Awjilah
  2911	5836	IR	Bam
  2912	1593	LY	Hun
  2912	11965	CN	Jinhua
  2917	7573	IN	Hisar
  2919	-8214	US	Ocala
  2920	2552	EG	Siwa
  2921	-8102	US	Daytona Beach
  2923	1922	LY	Maradah
  2924	27	DZ	Timimoun
  2925	8222	NP	Jumla
  2925	8888	CN	Xigaze
  2927	11718	CN	Jingdezhen
  2930	-9480	US	Galveston
  2930	8060	NP	Dandeldhura
  2931	3084	EG	El Faiyum
  2933	4800	KW	Hawalli
  2934	4766	KW	Al Jahra
  2935	10272	CN	Fulin
  2936	-10090	US	Del Rio
  2937	4798	KW	Kuwait
  2938	11310	CN	Yueyang
  2939	7167	PK	Bahawalpur
  2940	7697	IN	Panipat
  2940	10478	CN	Zigong
  2941	-9496	US	Texas City
  2947	5573	IR	Sirjan
  2949	-9851	US	San Antonio
  2949	7503	IN	Sirsa
  2949	7770	IN	Muzaffarnagar
  2950	6083	IR	Zahedan
  2953	3508	JO	Al Aqabah
  2953	9442	CN	Nyingchi
  2954	-10441	MX	Ojinaga
  2954	-8122	US	Palm Coast
  2956	10659	CN	Chongqing
  2957	10373	CN	Leshan
  2958	10505	CN	Neijiang
  2960	-9072	US	Houma
  2962	4349	SA	Rafha
  2963	5257	IR	Shiraz
  2963	11185	CN	Jinshi
  2965	-8233	US	Gainesville
  2965	-8165	US	Palatka
  2965	9110	CN	Lhasa
  2966	-9515	US	Pasadena
  2968	7697	IN	Karnal
  2970	-9813	US	New Braunfels
  2970	11240	CN	Shishou
  2971	-974	MA	Tiznit
  2972	11388	CN	Puqi
  2973	-8499	US	Apalachicola
  2973	11598	CN	Jiujiang
  2975	2452	LY	Al Jaghbub
  2976	-9497	US	Baytown
  2980	5282	IR	Marv Dasht
  2982	-9534	US	Houston
  2982	3987	SA	Dawmat al Jandal
  2988	-9794	US	San Marcos
  2988	12155	CN	Ningbo
  2989	-8131	US	St. Augustine
  2990	-9393	US	Port Arthur
  2997	7755	IN	Saharanpur
  2998	-9015	US	Metairie
  2998	10308	CN	Yaan
  3000	-9182	US	New Iberia
  3000	-9004	US	New Orleans
  3000	3255	EG	Suez
  3000	4013	SA	Sakakah
  3000	12057	CN	Shaoxing
  3001	3119	EG	El Giza
  3005	3125	EG	Cairo
  3005	11995	CN	Fuyang
  3006	7064	PK	Dera Ghazi Khan
  3009	-9410	US	Beaumont
  3012	7429	IN	Abohar
  3013	950	LY	Ghadamis
  3016	-8566	US	Panama City
  3017	1046	LY	Dirj
  3019	-8264	US	Lake City
  3019	3574	JO	Ma'an
  3020	-9202	US	Lafayette
  3020	7146	PK	Multan
  3022	6702	PK	Quetta
  3022	11510	CN	Huangshi
  3023	-9322	US	Lake Charles
  3025	12017	CN	Hangzhou
  3026	1920	LY	El Agheila
  3027	-9774	US	Austin
  3027	-8978	US	Slidell
  3030	5708	IR	Kerman
  3030	11150	CN	Zicheng
  3031	-9546	US	Conroe
  3032	7638	IN	Patiala
  3032	7682	IN	Ambala
  3032	7805	IN	Dehra Dun
  3032	11223	CN	Shashi
  3033	-8167	US	Jacksonville
  3033	4828	IR	Abadan
  3036	-10367	US	Alpine
  3037	-8909	US	Gulfport
  3037	11344	CN	Xiantao
  3039	4771	IQ	Az Aubayr
  3040	-8889	US	Biloxi
  3042	-10965	MX	Nacozari de García
  3042	-10791	MX	Nuevo Casas Grandes
  3042	-8722	US	Pensacola
  3044	-962	MA	Agadir
  3045	-8428	US	Tallahassee
  3046	-9114	US	Baton Rouge
  3047	3118	EG	Benha
  3048	-11595	MX	San Quintín
  3050	11705	CN	Anqing
  3051	4781	IQ	Basra
  3053	10553	CN	Suining
  3057	288	DZ	El Goléa
  3058	3152	EG	Zagazig
  3058	5026	IR	Behbehan
  3058	11427	CN	Wuhan
  3059	3090	EG	Shibin el Kom
  3059	3226	EG	Ismaïlia
  3061	-10651	MX	Villa Ahumada
  3062	-11105	MX	Magdalena
  3065	11316	CN	Jianmen
  3066	5159	IR	Yasuj
  3067	-9637	US	Bryan
  3067	1827	LY	As Sidr
  3067	7311	PK	Sahiwal
  3067	10407	CN	Chengdu
  3068	-8805	US	Mobile
  3070	11128	CN	Yichang
  3072	-11216	MX	Caborca
  3072	-9555	US	Huntsville
  3072	7678	IN	Chandigarh
  3075	-8657	US	Crestview
  3076	-11601	MX	Vicente Guerrero
  3077	2022	LY	Ajdabiya
  3077	12075	CN	Jiaxing
  3078	10613	CN	Nanchong
  3079	3100	EG	Tanta
  3081	7345	PK	Okara
  3082	2895	EG	El Alamein
  3082	10840	CN	Wanzhou
  3083	-8328	US	Valdosta
  3083	3560	JO	At Tafilah
  3087	12010	CN	Huzhou
  3089	-10288	US	Fort Stockton
  3092	11390	CN	Xiaogan
  3093	6645	PK	Chaman
  3093	7587	IN	Ludhiana
  3095	10192	CN	Rongzhag
  3095	11778	CN	Tongling
  3095	11876	CN	Xuanzhou
  3099	-11030	MX	Cananea
  3099	4102	SA	Arar
  3102	-11485	MX	San Felipe
  3102	-273	DZ	Abadla
  3102	6148	IR	Zabol
  3103	2843	EG	El Daba
  3103	11210	CN	Jingmen
  3104	-10483	US	Van Horn
  3104	4627	IQ	An Nasiriyah
  3105	3047	EG	Damanhûr
  3105	3138	EG	El Mansura
  3105	10952	CN	Fengjie
  3110	-10798	MX	Ascensión
  3110	-9736	US	Temple
  3110	7717	IN	Simla
  3111	3094	EG	Kafr el Sheikh
  3111	6189	AF	Zaranj
  3112	-9773	US	Killeen
  3112	3380	EG	El Arish
  3113	7446	PK	Kasur
  3113	10440	CN	Deyang
  3115	-8149	US	Brunswick
  3117	9723	CN	Chamdo
  3118	11503	CN	Macheng
  3119	3570	JO	Al Karak
  3120	2995	EG	Alexandria
  3121	-8235	US	Waycross
  3121	1659	LY	Surt
  3122	-8539	US	Dothan
  3122	12144	CN	Shanghai
  3125	3483	IL	Beer Sheva
  3126	3229	EG	Bur Said
  3127	11367	CN	Anlu
  3128	4872	IR	Ahvaz
  3128	7232	PK	Jhang
  3130	12062	CN	Suzhou
  3131	-11094	MX	Nogales
  3131	-9245	US	Alexandria
  3131	4528	IQ	As Samawah
  3132	-10956	MX	Agua Prieta
  3133	-8929	US	Hattiesburg
  3133	-8584	US	Enterprise
  3133	3733	SA	An Nabk
  3133	7557	IN	Jullundur
  3134	-9473	US	Lufkin
  3135	2723	EG	Matruh
  3135	6944	PK	Zhob
  3135	11837	CN	Wuhu
  3136	-10955	US	Douglas
  3138	13085	JP	Kanoya
  3141	7311	PK	Faisalabad
  3142	-10350	US	Pecos
  3142	3182	EG	Dumyat
  3142	4618	IQ	Ash Shatrah
  3143	1298	LY	Mizdah
  3146	-10044	US	San Angelo
  3146	3039	EG	Rashid
  3147	10477	CN	Mianyang
  3148	9205	CN	Nagchu
  3151	-8285	US	Douglas
  3152	7598	IN	Hoshiarpur
  3153	3445	PS	Gaza
  3154	3510	PS	Al Khalil
  3155	-9715	US	Waco
  3155	-9139	US	Natchez
  3156	7435	PK	Lahore
  3157	2515	EG	Salum
  3158	-8416	US	Albany
  3158	6436	AF	Lashkar Gah
  3158	10597	CN	Langzhong
  3158	12030	CN	Wuxi
  3159	13056	JP	Kagoshima
  3160	-9466	US	Nacogdoches
  3161	-223	DZ	Béchar
  3161	6569	AF	Kandahar
  3162	11400	CN	Guangshui
  3163	-800	MA	Marrakesh
  3164	7487	IN	Amritsar
  3166	2002	LY	Qaminis
  3169	-10649	MX	Ciudad Juárez
  3170	-8914	US	Laurel
  3170	605	DZ	Hassi Messaoud
  3171	-11007	US	Tombstone
  3171	-9898	US	Brownwood
  3172	7298	PK	Chiniot
  3172	7399	PK	Sheikhu Pura
  3173	11848	CN	Maanshan
  3175	11648	CN	Luan
  3177	1399	LY	Bani Walid
  3178	-10651	US	El Paso
  3178	3521	IL	Jerusalem
  3178	11997	CN	Changzhou
  3183	7090	PK	Dera Ismail Khan
  3184	4715	IQ	Al Amarah
  3185	-10237	US	Odessa
  3185	11728	CN	Hefei
  3187	-11662	MX	Ensenada
  3188	1097	LY	Nalut
  3190	3521	PS	Ramallah
  3192	3487	IL	Ramla
  3192	5437	IR	Yazd
  3192	13142	JP	Miyazaki
  3194	-445	MA	Er Rachidia
  3195	3593	JO	Amman
  3197	534	DZ	Ouargla
  3198	4930	IR	Masjed Soleyman
  3199	4492	IQ	Ad Diwaniyah
  3200	4434	IQ	An Najaf
  3201	5186	IR	Qomsheh
  3202	-8111	US	Savannah
  3202	1070	TN	Dehibat
  3202	11213	CN	Xiangfan
  3203	-10210	US	Midland
  3203	12083	CN	Nantong
  3204	3573	JO	As Salt
  3205	-125	DZ	Béni Ounif
  3205	11878	CN	Nanjing
  3207	3610	JO	Az Zarqa
  3208	2396	LY	Tubruq
  3208	3477	IL	Tel Aviv-Yafo
  3209	7267	PK	Sargodha
  3211	6689	AF	Qalat
  3212	2007	LY	Banghazi
  3213	11407	CN	Xinyang
  3216	7419	PK	Gujranwala
  3217	1302	LY	Gharyan
  3220	-11089	US	Tucson
  3220	7998	CN	Gar
  3222	3525	PS	Nablus
  3222	11943	CN	Zhenjiang
  3224	-10148	US	Big Spring
  3225	-10983	US	Willcox
  3226	-10776	US	Deming
  3227	7572	IN	Pathankot
  3228	3623	JO	Al Mafraq
  3229	-6478	BM	Hamilton
  3230	-9018	US	Jackson
  3231	-10678	US	Las Cruces
  3232	-924	MA	Safi
  3232	5085	IR	Shar e Kord
  3235	-9739	US	Cleburne
  3235	-9530	US	Tyler
  3235	-9088	US	Vicksburg
  3236	-8870	US	Meridian
  3236	-8628	US	Montgomery
  3238	1510	LY	Misratah
  3238	4847	IR	Dezful
  3239	6210	AF	Farah
  3240	11943	CN	Yangzhou
  3241	-8702	US	Selma
  3242	-10423	US	Carlsbad
  3243	-8069	US	Beaufort
  3243	10587	CN	Guangyuan
  3245	-9973	US	Abilene
  3245	7147	PK	Kundian
  3247	-8498	US	Columbus
  3247	4442	IQ	Al Hillah
  3249	367	DZ	Ghardaia
  3249	4583	IQ	Al Kut
  3249	11990	CN	Taizhou
  3250	-11708	MX	Tijuana
  3250	-9474	US	Longview
  3250	-9377	US	Shreveport
  3250	2083	LY	Al Marj
  3251	-9212	US	Monroe
  3252	7456	PK	Sialkote
  3252	11150	CN	Danjiangkou
  3254	-8292	US	Dublin
  3255	3585	JO	Irbid
  3257	11078	CN	Shiyan
  3258	7408	PK	Gujrat
  3261	-8548	US	Auburn
  3261	4402	IQ	Karbala
  3263	3611	SY	Dar'a
  3263	6587	AF	Tarin Kowt
  3263	11698	CN	Huainan
  3265	-11548	MX	Mexicali
  3265	-1688	PT	Funchal
  3266	1426	LY	Al Khums
  3267	-11710	US	National City
  3268	-9702	US	Arlington
  3268	10902	CN	Ankang
  3268	11208	CN	Dengzhou
  3269	-11462	US	Yuma
  3270	3530	IL	Nazareth
  3270	3657	SY	As Suwayda
  3270	5147	IR	Khomeini Shahr
  3270	5170	IR	Isfahan
  3271	-10314	US	Hobbs
  3271	7485	IN	Jammu
  3274	-9734	US	Ft. Worth
  3276	-58	DZ	Sefra
  3276	1272	LY	Az Zawiyah
  3276	2162	LY	Al Bayda
  3276	2264	LY	Darnah
  3276	12989	JP	Nagasaki
  3278	4429	IQ	Al Musayyib
  3279	-11556	US	El Centro
  3279	-7999	US	Charleston
  3280	13070	JP	Kumamoto
  3281	11081	CN	Yunxian
  3282	-11718	US	San Diego
  3282	-9684	US	Dallas
  3282	3498	IL	Haifa
  3283	-10971	US	Safford
  3283	2186	LY	Shahhat
  3285	-8363	US	Macon
  3285	6842	AF	Zareh Sharan
  3288	-11176	US	Casa Grande
  3288	5922	IR	Birjand
  3289	1318	LY	Tripoli
  3290	-10596	US	Alamogordo
  3290	11582	CN	Fuyang
  3293	1208	LY	Zuwarah
  3295	-11272	US	Gila Bend
  3295	11733	CN	Bengbu
  3299	7060	PK	Bannu
  3300	1047	TN	Tataouine
  3300	11253	CN	Nanyang
  3301	-762	MA	Settat
  3302	9673	CN	Jyekundo
  3304	-8503	US	La Grange
  3304	4028	IQ	Ar Rutbah
  3310	606	DZ	Touggourt
  3313	-10725	US	Truth or Consequences
  3313	3582	SY	Al Qunaytirah
  3313	10703	CN	Hanzhong
  3314	1122	TN	Ben Gardane
  3316	12972	JP	Sasebo
  3321	-9266	US	El Dorado
  3322	-11733	US	Oceanside
  3322	-9713	US	Denton
  3323	-8754	US	Tuscaloosa
  3324	13160	JP	Ōita
  3325	11535	CN	Jieshou
  3326	-851	MA	El Jadida
  3334	4439	IQ	Baghdad
  3335	4378	IQ	Al Fallujah
  3337	686	DZ	El Oued
  3338	3545	LB	Nabatiye et Tahta
  3339	-10452	US	Roswell
  3339	12013	CN	Yancheng
  3340	1042	TN	Medenine
  3341	-9106	US	Greenville
  3342	-11174	US	Mesa
  3342	4330	IQ	Ar Ramadi
  3344	-9404	US	Texarkana
  3346	-8198	US	Augusta
  3348	4835	IR	Khorramabad
  3350	-8086	US	Orangeburg
  3350	3630	SY	Damascus
  3351	1110	TN	Zarzis
  3351	6089	IR	Yazdan
  3351	12652	KR	Jeju
  3353	-8682	US	Birmingham
  3354	-11207	US	Phoenix
  3355	-8172	US	Aiken
  3356	3537	LB	Saida
  3356	6842	AF	Ghazni
  3356	13354	JP	Kōchi
  3357	11403	CN	Luohe
  3358	-11220	US	Glendale
  3358	-10188	US	Lubbock
  3358	3640	SY	Douma
  3358	11903	CN	Huaiyin
  3360	-762	MA	Casablanca
  3360	6921	AF	Gardiz
  3360	7143	PK	Kohat
  3360	7304	PK	Rawalpindi
  3360	13041	JP	Fukuoka
  3363	4643	IR	Ilam
  3363	11463	CN	Zhoukou
  3364	-9661	US	Sherman
  3364	11698	CN	Suzhou
  3368	-11783	US	Irvine
  3369	-11187	US	Scottsdale
  3369	-7889	US	Myrtle Beach
  3369	101	DZ	El Bayadh
  3369	897	TN	Kebili
  3370	7317	PK	Islamabad
  3373	11330	CN	Pingdingshan
  3374	4555	IQ	Mandali
  3375	4466	IQ	Baqubah
  3378	-11653	US	Palm Springs
  3379	-11816	US	Long Beach
  3381	288	DZ	Laghouat
  3383	-8440	US	Atlanta
  3383	3553	LB	B'abda
  3385	3590	LB	Zahlé
  3385	13277	JP	Matsuyama
  3387	3551	LB	Beirut
  3387	13082	JP	Kitakyūshū
  3390	-556	MA	Meknes
  3390	1010	TN	Gabès
  3390	7010	PK	Parachinar
  3391	-9849	US	Wichita Falls
  3392	-8034	US	Sumter
  3392	4880	IR	Borujerd
  3393	813	TN	Tozeur
  3394	-11740	US	Riverside
  3395	11675	CN	Huaibei
  3396	-8454	US	Marietta
  3396	-8338	US	Athens
  3397	6897	AF	Baraki Barak
  3397	13095	JP	Shimonoseki
  3398	5158	IR	Kashan
  3399	-11818	US	Los Angeles
  3401	-8601	US	Gadsden
  3401	7154	PK	Peshawar
  3402	3673	SY	Ad Nabk
  3402	11382	CN	Xuchang
  3403	-684	MA	Rabat
  3404	-8090	US	Columbia
  3405	-500	MA	Fez
  3406	-10690	US	Socorro
  3407	13455	JP	Tokushima
  3408	4970	IR	Arak
  3410	7482	IN	Srinagar
  3412	-11730	US	San Bernardino
  3413	11877	CN	Shuyang
  3415	-9929	US	Vernon
  3415	7320	PK	Abbottabad
  3416	-11814	US	Pasadena
  3418	-9713	US	Ardmore
  3419	4388	IQ	Samarra
  3420	-7976	US	Florence
  3420	7204	PK	Mardan
  3420	7435	IN	Baramula
  3422	-402	MA	Taza
  3422	13517	JP	Wakayama
  3423	-9200	US	Pine Bluff
  3423	-7795	US	Wilmington
  3425	13257	JP	Kure
  3426	-8870	US	Tupelo
  3427	-658	MA	Kenitra
  3428	10889	CN	Xian
  3428	11718	CN	Xuzhou
  3430	7447	IN	Sopore
  3432	4885	IR	Malayer
  3433	6217	AF	Herat
  3434	7320	PK	Mansehra
  3434	13404	JP	Takamatsu
  3435	10871	CN	Xianyang
  3438	4706	IR	Kermanshah
  3438	10715	CN	Baoji
  3438	11835	CN	Xinyi
  3439	13244	JP	Hiroshima
  3441	-10320	US	Clovis
  3442	-10021	US	Childress
  3442	878	TN	Gafsa
  3442	3587	LB	Trablous
  3443	-11972	US	Santa Barbara
  3444	7044	AF	Jalalabad
  3444	10403	CN	Minxian
  3445	4092	SY	Abu Kamal
  3445	6880	AF	Mayda Shahr
  3445	11565	CN	Shangqiu
  3449	6259	AF	Karokh
  3450	-11431	US	Lake Havasu City
  3450	-9306	US	Hot Springs
  3450	-8265	US	Anderson
  3450	10950	CN	Weinan
  3451	4558	IR	Qasr-e Shirin
  3452	6525	AF	Chaghcharan
  3452	6918	AF	Kabul
  3454	-11729	US	Victorville
  3455	3828	SY	Tadmur
  3459	-11245	US	Prescott
  3460	-9841	US	Lawton
  3460	4368	IQ	Tikrit
  3460	10592	CN	Tianshui
  3460	11917	CN	Lianyungang
  3463	-7901	US	Lumberton
  3465	5095	IR	Qom
  3465	7017	AF	Mehtar Lam
  3467	13392	JP	Okayama
  3468	325	DZ	Djelfa
  3468	3303	CY	Lemosos
  3468	11247	CN	Luoyang
  3468	13517	JP	Kōbe
  3469	-191	MA	Oujda
  3470	-11814	US	Lancaster
  3472	-8661	US	Huntsville
  3472	13652	JP	Tsu
  3472	13773	JP	Hamamatsu
  3473	3672	SY	Hims
  3474	-9233	US	Little Rock
  3474	12775	KR	Yeosu
  3475	-7743	US	Jacksonville
  3475	1072	TN	Sfax
  3475	7235	PK	Saidu
  3475	11367	CN	Zhengzhou
  3475	13546	JP	Ōsaka
  3476	3242	CY	Paphos
  3477	-8497	US	Dalton
  3479	11608	CN	Shanxian
  3480	-8768	US	Florence
  3480	4852	IR	Hamadan
  3480	10994	CN	Dali
  3481	-557	MA	Ouezzane
  3481	12640	KR	Mokpo
  3482	-10240	US	Hereford
  3482	6752	AF	Bamian
  3484	14	DZ	Saïda
  3485	-11461	US	Needles
  3485	-8239	US	Greenville
  3485	11435	CN	Kaifeng
  3486	573	DZ	Biskra
  3487	7115	AF	Asadabad
  3488	3589	SY	Tartus
  3488	11757	CN	Zaozhuang
  3489	-132	DZ	Tlimcen
  3490	-11702	US	Barstow
  3492	3364	CY	Larnaka
  3493	-9577	US	McAlester
  3494	-12044	US	Santa Maria
  3494	-8103	US	Rock Hill
  3495	-8193	US	Spartanburg
  3497	-9000	US	Southaven
  3498	6313	AF	Qala i Naw
  3499	13839	JP	Shizuoka
  3501	13587	JP	Ōtsu
  3502	-591	MA	Ksar El Kebir
  3502	950	TN	Sdid Bouzid
  3502	5033	IR	Saveh
  3502	6917	AF	Charikar
  3502	6933	AF	Mahmud-E Eraqi
  3503	13575	JP	Kyoto
  3505	10464	CN	Longxi
  3506	-7888	US	Fayetteville
  3507	-8525	US	Chattanooga
  3508	10903	CN	Tongchuan
  3508	11833	CN	Linyi
  3509	-9245	US	Conway
  3510	-10664	US	Albuquerque
  3510	12901	KR	Busan
  3512	-9000	US	Memphis
  3513	3395	CY	Ammochostos
  3515	-11457	US	Bullhead City
  3515	3673	SY	Hamah
  3515	13691	JP	Nagoya
  3517	-10373	US	Tucumcari
  3517	3337	CY	Nicosia
  3517	12691	KR	Gwangju
  3518	883	TN	Qasserine
  3518	5845	IR	Kashmar
  3519	-11405	US	Kingman
  3519	-64	DZ	Sidi bel Abbes
  3520	-11165	US	Flagstaff
  3520	-8083	US	Charlotte
  3520	-616	MA	Larache
  3520	2610	GR	Sitia
  3522	-8984	US	Barlett
  3522	872	TN	Kasserine
  3522	6061	IR	Torbat-e Jam
  3522	12858	KR	Changwon
  3523	-10183	US	Amarillo
  3523	-9734	US	Norman
  3523	11545	CN	Heze
  3525	11322	CN	Jiaozuo
  3528	-12066	US	San Luis Obispo
  3528	-11070	US	Winslow
  3530	-295	ES	Melilla
  3530	4702	IR	Sanandaj
  3532	5165	IR	Varamin
  3532	11387	CN	Xinxiang
  3532	13958	JP	Yokohama
  3533	2513	GR	Iraklio
  3533	3333	CY	Kyrenia
  3533	4013	SY	Dayr az Zawr
  3534	-9693	US	Shawnee
  3537	-11902	US	Bakersfield
  3538	132	DZ	Tiarat
  3539	-9440	US	Fort Smith
  3539	-7799	US	Goldsboro
  3540	14	DZ	Mascara
  3540	11655	CN	Jining
  3541	812	DZ	Tébessa
  3542	13676	JP	Gifu
  3543	11945	CN	Rizhao
  3545	13533	JP	Maizuru
  3547	-9752	US	Oklahoma City
  3547	4439	IQ	Kirkuk
  3547	11043	CN	Hancheng
  3547	13307	JP	Matsue
  3548	1104	TN	Mahdia
  3550	11283	CN	Jincheng
  3550	13423	JP	Tottori
  3551	2402	GR	Hania
  3551	11762	CN	Pingyi
  3552	-10873	US	Gallup
  3553	10668	CN	Pingliang
  3553	13971	JP	Kawasaki
  3554	3578	SY	Al Ladhiqiyah
  3555	5337	IR	Semnan
  3555	12932	KR	Ulsan
  3556	4543	IQ	As Sulaymaniyah
  3557	617	DZ	Batna
  3560	-10522	US	Las Vegas
  3560	-8255	US	Asheville
  3560	10320	CN	Linxia
  3561	-8881	US	Jackson
  3561	-8704	US	Columbia
  3561	-7737	US	Greenville
  3562	11121	CN	Houma
  3563	-12069	US	Paso Robles
  3565	13858	JP	Kōfu
  3566	13933	JP	Hachiōji
  3567	-8047	US	Salisbury
  3567	5142	IR	Tehran
  3568	1010	TN	Qairouan
  3569	-10594	US	Santa Fe
  3569	13975	JP	Tokyo
  3570	455	DZ	M'sila
  3570	11498	CN	Puyang
  3571	-62	DZ	Oran
  3573	-8134	US	Hickory
  3573	1077	TN	Monastir
  3575	-9537	US	Muskogee
  3575	-583	MA	Tangier
  3576	-11924	US	Delano
  3579	11862	CN	Yishui
  3580	5097	IR	Karaj
  3582	-7864	US	Raleigh
  3583	1063	TN	Sousse
  3583	12714	KR	Jeonju
  3584	-9070	US	Jonesboro
  3584	3855	SY	Madinat ath Thawrah
  3584	12921	KR	Gyeongju
  3585	-8639	US	Murfreesboro
  3585	715	DZ	Oum el Bouaghi
  3586	-10197	US	Dumas
  3587	4759	IR	Bijar
  3587	12861	KR	Daegu
  3589	-10630	US	Los Alamos
  3589	-531	ES	Ceuta
  3590	1451	MT	Valletta
  3592	7430	PK	Gilgit
  3592	13949	JP	Kawagoe
  3593	3663	SY	Idlib
  3593	3902	SY	Ar Raqqah
  3593	6477	AF	Meymaneh
  3594	-7779	US	Rocky Mount
  3594	9	DZ	Mostaganem
  3594	12695	KR	Iksan
  3595	6870	AF	Pol-e Khomri
  3595	11422	CN	Hebi
  3597	-8392	US	Knoxville
  3598	-11483	US	Boulder City
  3598	12672	KR	Gunsan
  3599	11938	CN	Zhucheng
  3600	-7892	US	Durham
  3601	-8427	US	Oak Ridge
  3602	12937	KR	Pohang
  3605	-11214	US	Grand Canyon
  3605	10142	CN	Guide
  3606	-10252	US	Dalhart
  3606	-9416	US	Fayetteville
  3606	-9050	US	Paragould
  3606	463	DZ	Bordj Bou Arréridj
  3606	10379	CN	Lanzhou
  3607	-7980	US	Greensboro
  3607	13622	JP	Fukui
  3608	-7570	US	Kitty Hawk
  3608	938	TN	Siliana
  3608	11152	CN	Linfen
  3608	11435	CN	Anyang
  3609	12033	CN	Qingdao
  3611	-8026	US	Winston-Salem
  3612	-9593	US	Tulsa
  3612	3593	TR	Samandagi
  3613	-547	ES	Algeciras
  3613	-538	GI	Gibraltar
  3614	-9707	US	Stillwater
  3614	6870	AF	Baghlan
  3617	-8678	US	Nashville
  3617	132	DZ	Chlef
  3617	9827	CN	Dulan
  3618	540	DZ	Sétif
  3618	871	TN	El Kef
  3618	4401	IQ	Irbil
  3618	11311	CN	Changzhi
  3620	11712	CN	Taian
  3620	11766	CN	Laiwu
  3621	-11934	US	Tulare
  3621	-11522	US	Las Vegas
  3622	5763	IR	Sabzewar
  3622	5882	IR	Neyshabur
  3623	3612	TR	Antioch
  3623	3612	TR	Hatay
  3623	3717	SY	Aleppo
  3624	13797	JP	Matsumoto
  3626	6804	AF	Aybak
  3627	277	DZ	Médéa
  3627	5000	IR	Qazvin
  3627	5957	IR	Mashhad
  3629	795	DZ	Souk Ahras
  3631	-8235	US	Johnson City
  3633	-11932	US	Visalia
  3634	12743	KR	Daejeon
  3635	4315	IQ	Mosul
  3636	660	DZ	Constantine
  3637	14048	JP	Mito
  3638	390	DZ	Bouïra
  3638	4245	IQ	Tall Afar
  3639	13907	JP	Maebashi
  3640	-9788	US	Enid
  3640	1015	TN	Zaghouan
  3642	283	DZ	Blida
  3642	5496	IR	Shahrud
  3642	9488	CN	Golmud
  3643	-9940	US	Woodward
  3643	11597	CN	Liaocheng
  3644	2822	GR	Rodos
  3646	1073	TN	Nabeul
  3647	743	DZ	Guelma
  3647	5236	IR	Amol
  3648	4075	SY	Al Hasakah
  3650	875	TN	Jendouba
  3652	-488	ES	Marbella
  3653	-8736	US	Clarksville
  3653	-623	ES	Cádiz
  3653	3796	SY	Manbij
  3655	-8256	US	Kingsport
  3655	5310	IR	Sari
  3655	13987	JP	Utsunomiya
  3656	13664	JP	Kanazawa
  3657	12873	KR	Andong
  3658	3617	TR	İskenderun
  3658	11448	CN	Handan
  3659	-7940	US	Danville
  3659	3704	SY	Izaz
  3660	-12189	US	Monterey
  3661	-8218	US	Bristol
  3662	10177	CN	Xining
  3664	12750	KR	Cheongju
  3665	13817	JP	Nagano
  3666	6574	AF	Sheberghan
  3667	4850	IR	Zanjan
  3667	11700	CN	Jinan
  3667	13700	JP	Takaoka
  3668	-12164	US	Salinas
  3669	-10148	US	Guymon
  3670	6710	AF	Mazar-e Sharif
  3670	13723	JP	Toyama
  3671	-9709	US	Ponca City
  3672	-442	ES	Málaga
  3672	3712	TR	Kilis
  3672	11910	CN	Weifang
  3673	919	TN	Béja
  3673	6887	AF	Kondoz
  3673	6954	AF	Taloqan
  3675	-11977	US	Fresno
  3675	-10819	US	Farmington
  3675	-9598	US	Bartlesville
  3675	6690	AF	Balkh
  3676	-9040	US	Poplar Bluff
  3676	305	DZ	Algiers
  3676	507	DZ	Béjaïa
  3677	4572	IR	Mahabad
  3679	11994	CN	Pingdu
  3680	403	DZ	Tizi-Ouzou
  3680	1018	TN	Tunis
  3680	3462	TR	Icel
  3680	11805	CN	Zibo
  3682	577	DZ	Jijel
  3683	-243	ES	Almería
  3683	5448	IR	Gorgan
  3685	-7628	US	Norfolk
  3685	-7598	US	Virginia Beach
  3685	11568	CN	Linqing
  3687	-8749	US	Hopkinsville
  3687	1020	TN	L'Ariana
  3687	4300	IQ	Dahuk
  3688	690	DZ	Skikda
  3689	2729	GR	Kos
  3689	3070	TR	Antalya
  3690	-10444	US	Raton
  3692	776	DZ	Annaba
  3692	3488	TR	Tarsus
  3693	1473	IT	Ragusa
  3693	6510	AF	Andkhvoy
  3694	12769	KR	Eumseong
  3697	-12203	US	Santa Cruz
  3697	12071	CN	Laiyang
  3699	-8644	US	Bowling Green
  3699	3532	TR	Adana
  3702	-793	PT	Faro
  3703	-7635	US	Hampton
  3703	4123	SY	Al Qamishli
  3704	-9563	US	Coffeyville
  3704	2211	GR	Kalamata
  3704	11190	CN	Jiexiu
  3705	-11253	US	Kanab
  3705	11450	CN	Xiangtai
  3706	14089	JP	Iwaki
  3707	1529	IT	Siracusa
  3707	2243	GR	Sparti
  3707	3738	TR	Gaziantep
  3707	4122	TR	Nusaybin
  3708	-9451	US	Joplin
  3708	-8860	US	Paducah
  3710	-11358	US	St. George
  3710	7993	CN	Hotan
  3711	5850	IR	Quchan
  3713	-8408	US	London
  3713	-853	PT	Portimão
  3713	7058	AF	Feyzabad
  3714	4269	IQ	Zakho
  3716	-359	ES	Granada‎
  3717	-10451	US	Trinidad
  3717	3879	TR	Şanlıurfa
  3718	-9332	US	Springfield
  3718	3322	TR	Karaman
  3722	2836	TR	Muğla
  3723	-8041	US	Blacksburg
  3723	-7740	US	Petersburg
  3723	6727	UZ	Termiz
  3725	-693	ES	Huelva
  3725	5517	IR	Gonbad-e Kavus
  3726	12701	KR	Suwon
  3727	-7994	US	Roanoke
  3728	-10788	US	Durango
  3729	985	TN	Bizerte
  3730	-12185	US	San Jose
  3730	-12048	US	Merced
  3730	4963	IR	Rasht
  3731	-8952	US	Cape Girardeau
  3731	4074	TR	Mardin
  3733	-8750	US	Madisonville
  3735	5960	TM	Kaka
  3735	12686	KR	Ansan
  3736	-11839	US	Bishop
  3736	12794	KR	Wonju
  3737	11537	CN	Nangong
  3737	11802	CN	Buizhou
  3738	6050	TM	Tejen
  3741	-7914	US	Lynchburg
  3741	-598	ES	Seville
  3741	14038	JP	Kōriyama
  3742	4622	IR	Maragheh
  3744	12714	KR	Songnam
  3745	2493	GR	Ermoupoli
  3745	11630	CN	Dezhou
  3745	13886	JP	Nagaoka
  3747	5732	IR	Bojnurd
  3748	12664	KR	Incheon
  3749	7155	TJ	Khorugh
  3750	1508	IT	Catania
  3750	12210	CN	Weihai
  3750	12678	KR	Puch'on
  3751	2238	GR	Tripoli
  3751	3405	TR	Ereğli
  3753	4500	IR	Urmia
  3753	12140	CN	Yantai
  3755	-7745	US	Richmond
  3756	-12231	US	San Mateo
  3757	4374	TR	Hakkâri
  3757	12700	KR	Seoul
  3760	-98	ES	Cartagena
  3760	6183	TM	Mary
  3761	3695	TR	Kahramanmaraş
  3765	12684	KR	Goyang
  3766	-12099	US	Modesto
  3768	-11306	US	Cedar City
  3768	2145	GR	Pirgos
  3768	11273	CN	Yuci
  3769	-170	ES	Lorca
  3772	-9733	US	Wichita
  3772	3028	TR	Burdur
  3772	11570	CN	Hengshui
  3773	-8922	US	Carbondale
  3774	-12246	US	San Francisco
  3774	14047	JP	Fukushima
  3775	-2567	PT	Ponta Delgada
  3775	2741	TR	Söke
  3776	-10002	US	Dodge City
  3776	12890	KR	Gangneung
  3777	-12222	US	Oakland
  3777	-8711	US	Owensboro
  3777	-380	ES	Jaén
  3777	2908	TR	Denizli
  3777	3053	TR	Isparta
  3777	3828	TR	Adıyaman
  3778	-8118	US	Beckley
  3779	-8030	US	White Sulphur Springs
  3781	1244	IT	Marsala
  3782	6520	TM	Atamyrat
  3784	-11283	US	Parowan
  3784	6877	TJ	Qurghonteppa
  3785	2785	TR	Aydın
  3787	-12227	US	Berkeley
  3787	-10934	US	Monticello
  3787	11357	CN	Yangquan
  3787	12773	KR	Chuncheon
  3788	-477	ES	Córdoba
  3788	3248	TR	Konya
  3788	11255	CN	Taiyuan
  3789	4114	TR	Batman
  3792	4023	TR	Diyarbakır
  3792	6978	TJ	Kulob
  3792	13904	JP	Niigata
  3793	10264	CN	Wuwei
  3794	4193	TR	Siirt
  3794	12536	KP	Ongjin
  3795	2370	GR	Piraeus
  3795	5838	TM	Ashgabat
  3796	-12129	US	Stockton
  3796	12656	KP	Kaesong
  3797	-8756	US	Evansville
  3798	-10086	US	Garden City
  3798	-113	ES	Murcia
  3798	2373	GR	Athens
  3798	3469	TR	Niğde
  3798	6869	TJ	Kuybyshevskiy
  3801	-786	PT	Beja
  3803	-7848	US	Charlottesville
  3804	12571	KP	Haeju
  3805	-8450	US	Lexington
  3805	5821	TM	Buzmeyin
  3805	11448	CN	Shijianzhuang
  3807	-11723	US	Tonopah
  3807	-9792	US	Hutchinson
  3808	-363	ES	Linares
  3809	-10262	US	Lamar
  3809	4630	IR	Tabriz
  3811	-12226	US	Vallejo
  3811	1564	IT	Reggio di Calabria
  3813	1335	IT	Palermo
  3813	8553	CN	Quiemo
  3820	-8487	US	Frankfort
  3820	1555	IT	Messina
  3821	12859	KR	Sokcho
  3823	-8575	US	Louisville
  3823	2173	GR	Patra
  3825	4830	IR	Ardabil
  3825	12510	KP	Changyon
  3827	14032	JP	Yamagata
  3828	-10463	US	Pueblo
  3828	6789	UZ	Denow
  3828	10973	CN	Yulin
  3829	14102	JP	Sendai
  3830	-7746	US	Fredericksburg
  3831	-8582	US	New Albany
  3832	11687	CN	Cangzhou
  3834	12639	KP	Pyongsan
  3835	-8163	US	Charleston
  3835	-48	ES	Alicante
  3837	2614	GR	Hios
  3837	3830	TR	Malatya
  3837	11733	CN	Huanghua
  3839	4212	TR	Bitlis
  3840	-9618	US	Emporia
  3841	11272	CN	Xinzhou
  3842	-8245	US	Huntington
  3843	7725	CN	Shache
  3844	2715	TR	İzmir
  3845	-12270	US	Santa Rosa
  3845	-7887	US	Harrisonburg
  3846	2361	GR	Chalkida
  3847	10627	CN	Yinchuan
  3848	-10787	US	Montrose
  3848	4706	IR	Ahar
  3850	4340	TR	Van
  3850	10217	CN	Jinchang
  3850	11500	CN	Dingzhou
  3851	4228	TR	Tatvan
  3851	12576	KP	Sariwon
  3853	-9000	US	Belleville
  3853	-2864	PT	Horta
  3853	-890	PT	Setúbal
  3853	4497	IR	Khvoy
  3854	-10693	US	Gunnison
  3856	-791	PT	Évora
  3856	6877	TJ	Dushanbe
  3857	-10955	US	Moab
  3858	-12147	US	Sacramento
  3858	-9217	US	Jefferson City
  3860	-7694	US	St. Charles
  3862	2141	GR	Agrinio
  3862	3472	TR	Nevşehir
  3863	2744	TR	Manisa
  3864	-9024	US	St. Louis
  3865	-2722	PT	Angra do Heroísmo
  3867	1610	IT	Vibo Valentia
  3868	2942	TR	Uşak
  3868	3923	TR	Elâzığ
  3870	13983	JP	Tsuruoka
  3872	-914	PT	Lisbon
  3873	3549	TR	Kayseri
  3875	3055	TR	Afyon
  3875	4150	TR	Muş
  3875	4885	AZ	Lankaran
  3877	-11208	US	Richfield
  3877	12545	KP	Nampo
  3878	-9051	US	St. Charles
  3882	-9761	US	Salina
  3882	-7710	US	Alexandria
  3884	10567	CN	Alxa Zuoqi
  3886	-10479	US	Colorado Springs
  3887	6580	UZ	Qarshi
  3887	11548	CN	Baoding
  3888	-9932	US	Hays
  3888	-697	ES	Badajoz
  3889	-9018	US	Alton
  3889	4050	TR	Bingöl
  3890	-7701	US	Washington, D.C.
  3890	1660	IT	Catanzaro
  3890	2243	GR	Lamia
  3891	-634	ES	Mérida
  3892	12163	CN	Dalian
  3892	13985	JP	Sakata
  3893	10045	CN	Zhangye
  3895	-9233	US	Columbia
  3896	-9526	US	Lawrence
  3898	-7649	US	Annapolis
  3898	5628	TM	Gyzlarbat
  3900	-187	ES	Albacete
  3902	12575	KP	Pyongyang
  3903	12752	KP	Anbyon
  3905	-9567	US	Topeka
  3906	6683	UZ	Shahrisabz
  3908	-8451	US	Covington
  3908	1712	IT	Crotone
  3909	-10855	US	Grand Junction
  3909	-9442	US	Independence
  3911	-9463	US	Kansas City
  3911	-9460	US	Kansas City
  3911	2655	GR	Mitilini
  3911	6358	TM	Türkmenabat
  3912	3953	TR	Tunceli
  3913	11720	CN	Tianjin
  3914	-12162	US	Yuba City
  3914	3417	TR	Kırşehir
  3915	-12321	US	Ukiah
  3916	-11977	US	Carson City
  3916	-8446	US	Cincinnati
  3916	-7552	US	Dover
  3916	12743	KP	Wonsan
  3917	-8653	US	Bloomington
  3918	-7817	US	Winchester
  3919	-9659	US	Manhattan
  3920	4641	AZ	Kapan
  3921	4541	AZ	Naxcivan
  3922	910	IT	Cagliari
  3923	-868	PT	Santarém
  3923	10677	CN	Shizuishan
  3923	11778	CN	Hangu
  3925	-11489	US	Ely
  3927	-8156	US	Parkersburg
  3928	-8034	US	Clarksburg
  3929	-742	PT	Portalegre
  3930	-7662	US	Baltimore
  3930	11242	CN	Shuozhou
  3931	-12380	US	Mendocino
  3935	-10171	US	Goodland
  3936	-7442	US	Atlantic City
  3937	2295	GR	Volos
  3938	12725	KP	Munchon
  3940	6726	UZ	Urgut
  3942	2993	TR	Kütahya
  3942	12594	KP	Sunchon
  3944	5312	TM	Celeken
  3947	-8741	US	Terre Haute
  3948	7597	CN	Kashgar
  3949	-40	ES	Valencia
  3949	12546	KP	Sin-Ni
  3951	5436	TM	Balkanabat
  3952	11668	CN	Langfang
  3953	-11982	US	Reno
  3954	11579	CN	Zhuozhou
  3955	-10732	US	Glenwood Springs
  3957	265	ES	Palma
  3958	3215	TR	Polatlı
  3960	-11081	US	Price
  3962	1991	GR	Kerkira
  3962	11819	CN	Tangshan
  3963	-7996	US	Morgantown
  3963	2242	GR	Larissa
  3963	12200	CN	Wafangdian
  3964	-7772	US	Hagerstown
  3965	-7876	US	Cumberland
  3965	2789	TR	Balıkesir
  3966	10681	CN	Wuhai
  3967	2085	GR	Ioanina
  3967	6694	UZ	Samarqand
  3968	12296	CN	Zhuanghe
  3968	12522	KP	Chongju
  3970	-10481	US	Aurora
  3971	-11184	US	Nephi
  3971	14009	JP	Akita
  3972	-8261	US	Lancaster
  3972	4305	TR	Ağrı
  3972	6455	UZ	Kogon
  3972	14113	JP	Morioka
  3973	-12184	US	Chico
  3974	-10498	US	Denver
  3974	-880	PT	Leiria
  3975	-8617	US	Indianapolis
  3975	-8420	US	Dayton
  3975	-7555	US	Wilmington
  3975	3703	TR	Sivas
  3975	3949	TR	Erzincan
  3975	6900	TJ	Leninobod
  3976	4533	AM	Yeghegnadzor
  3977	-9485	US	St. Joseph
  3978	6443	UZ	Bukhara
  3979	3053	TR	Eskişehir
  3981	-749	PT	Castelo Branco
  3982	-8965	US	Springfield
  3982	3481	TR	Yozgat
  3982	4675	AZ	Stepanakert
  3982	9830	CN	Jiayuguan
  3982	12762	KP	Hungnam
  3983	-8489	US	Richmond
  3983	9773	CN	Yumen
  3984	-8895	US	Decatur
  3985	3353	TR	Kırıkkale
  3987	-402	ES	Toledo
  3988	2000	AL	Sarandë
  3990	6626	UZ	Kattaqorgon
  3991	12755	KP	Hamhung
  3992	-8380	US	Springfield
  3992	4129	TR	Erzurum
  3992	6900	TJ	Uroteppa
  3993	3286	TR	Ankara
  3993	4892	AZ	Ali Bayramli
  3993	11639	CN	Beijing
  3993	11962	CN	Qinhuangdao
  3994	-9141	US	Quincy
  3994	-8201	US	Zanesville
  3995	4455	AM	Artashat
  3996	-7673	US	York
  3997	-5	ES	Castello
  3998	-8299	US	Columbus
  4000	-7517	US	Philadelphia
  4002	5297	TM	Türkmenbaşy
  4004	-10525	US	Boulder
  4004	-7631	US	Lancaster
  4006	-8072	US	Wheeling
  4008	2015	AL	Gjirokastër
  4008	11330	CN	Datong
  4009	12442	KP	Sinuiju
  4010	6783	UZ	Jizzax
  4011	-8820	US	Urbana
  4011	6535	UZ	Navoi
  4014	9466	CN	Dunhuang
  4014	12439	CN	Dandong
  4015	2641	TR	Çanakkale
  4015	2998	TR	Bilecik
  4018	4451	AM	Yerevan
  4019	-9258	US	Kirksville
  4019	-8539	US	Muncie
  4020	-842	PT	Coimbra
  4020	2907	TR	Bursa
  4021	-10063	US	McCook
  4022	-7474	US	Trenton
  4022	11619	CN	Changping
  4023	2035	AL	Përmet
  4025	-11164	US	Provo
  4027	-7688	US	Harrisburg
  4027	2250	GR	Katerini
  4028	-750	PT	Covilhã
  4028	2003	AL	Tepelenë
  4029	6962	TJ	Khujand
  4029	7043	TJ	Konibodom
  4030	4436	AM	Ashtarak
  4031	3656	TR	Tokat
  4033	-7892	US	Johnstown
  4033	2068	AL	Ersekë
  4036	1815	IT	Lecce
  4036	4513	AM	Gavarr
  4038	2345	GR	Polygyros
  4039	7178	UZ	Fargona
  4040	-368	ES	Madrid
  4040	4986	AZ	Baku
  4042	-10474	US	Greeley
  4042	-8688	US	Lafayette
  4043	-8000	US	Pittsburgh
  4045	11314	CN	Fengzhen
  4046	-10953	US	Vernal
  4046	3948	TR	Gümüşhane
  4048	-8899	US	Bloomington
  4048	1950	AL	Vlorë
  4049	-8613	US	Kokomo
  4050	6879	UZ	Guliston
  4050	9580	CN	Anxi
  4051	1723	IT	Taranto
  4051	14154	JP	Hachinohe
  4052	-10755	US	Craig
  4052	-7839	US	Altoona
  4052	2023	AL	Çorovodë
  4052	3495	TR	Corum
  4054	-726	PT	Guarda
  4054	7094	UZ	Qoqon
  4054	7279	KG	Osh
  4056	-10506	US	Fort Collins
  4056	-8566	US	Marion
  4057	4582	AZ	Gadabay
  4057	14047	JP	Hirosaki
  4058	4963	AZ	Sumqayt
  4059	-12239	US	Redding
  4059	11502	CN	Xuanhua
  4060	-7550	US	Allentown
  4061	3362	TR	Çankırı
  4061	4310	TR	Kars
  4061	4679	AZ	Goranboy
  4062	2077	AL	Korçë
  4062	4715	AZ	Yevlax
  4062	12545	KP	Taedong
  4063	-317	ES	Guadalajara
  4064	-865	PT	Aveiro
  4064	1580	IT	Potenza
  4064	1793	IT	Brindisi
  4065	3583	TR	Amasya
  4065	4774	AZ	Goycay
  4065	10982	CN	Baotou
  4066	-791	PT	Viseu
  4067	12228	CN	Yingkow
  4067	12920	KP	Kimchaek
  4068	1477	IT	Salerno
  4068	4635	AZ	Ganca
  4070	-9908	US	Kearney
  4070	-8967	US	Peoria
  4070	-7417	US	Newark
  4070	2289	GR	Thessaloniki
  4071	1997	AL	Berat
  4073	857	IT	Sassari
  4073	1957	AL	Fier
  4074	-8411	US	Lima
  4074	3161	TR	Bolu
  4075	-8032	US	Beaver Falls
  4075	-7398	US	New York
  4075	12083	CN	Jinxi
  4076	-8252	US	Mansfield
  4077	3040	TR	Sakarya
  4078	-11193	US	Salt Lake City
  4078	2993	TR	İzmit
  4079	-7786	US	State College
  4079	4385	AM	Gyumri
  4079	7234	UZ	Andijon
  4080	-12415	US	Eureka
  4080	-8138	US	Canton
  4080	3042	TR	Adapazarı
  4081	-9111	US	Burlington
  4081	4449	AM	Vanadzor
  4082	-9668	US	Lincoln
  4082	11166	CN	Hohhot
  4082	12816	KP	Kimhyonggwon
  4083	-11576	US	Elko
  4083	11493	CN	Zhangjiakou
  4083	12580	KP	Chosan
  4083	14071	JP	Aomori
  4084	1425	IT	Naples
  4085	2587	GR	Alexandroupoli
  4085	6960	UZ	Olmaliq
  4087	2020	AL	Gramsh
  4088	4515	AM	Ijevan
  4088	10714	CN	Hanggin Houqi
  4089	-12409	US	Arcata
  4090	2066	AL	Pogradec
  4091	952	IT	Olbia
  4091	3839	TR	Giresun
  4091	4556	AZ	Agdam
  4092	-9836	US	Grand Island
  4092	-7417	US	Paterson
  4094	1972	AL	Lushnjë
  4094	2440	GR	Kavala
  4094	7300	KG	Jalal Abad
  4095	-9037	US	Galesburg
  4096	11793	CN	Chengde
  4096	12932	KP	Kilchu
  4097	-11773	US	Winnemucca
  4097	-567	ES	Salamanca
  4097	12660	KP	Kanggye
  4098	3972	TR	Trabzon
  4098	4785	AZ	Qabala
  4099	2751	TR	Tekirdağ
  4099	4563	AZ	Tovuz
  4100	3787	TR	Ordu
  4100	7167	UZ	Namangan
  4101	-9241	US	Ottumwa
  4102	4052	TR	Rize
  4103	7015	UZ	Angren
  4103	7321	KG	Kok Yangak
  4103	11308	CN	Jining
  4104	2134	MK	Bitola
  4105	-7354	US	Stamford
  4106	1434	IT	Caserta
  4107	-8152	US	Akron
  4107	4746	AZ	Oğuz
  4108	-8513	US	Fort Wayne
  4109	2355	GR	Seres
  4109	10827	CN	Wuyuan
  4110	-8065	US	Youngstown
  4110	2901	TR	Istanbul
  4110	11144	CN	Wuchuan
  4111	1687	IT	Bari
  4112	-8786	US	Kankakee
  4112	125	ES	Tarragona
  4112	2008	AL	Elbasan
  4112	12110	CN	Jinzhou
  4112	12294	CN	Anshan
  4113	1475	IT	Benevento
  4113	2542	GR	Komatini
  4114	-10482	US	Cheyenne
  4114	-10298	US	Sidney
  4114	-10077	US	North Platte
  4114	2488	GR	Xanthi
  4115	-862	PT	Porto
  4115	8025	CN	Aksu
  4115	12630	KP	Manpo
  4117	7580	KG	At Bashy
  4118	-7320	US	Bridgeport
  4118	4182	TR	Artvin
  4119	4717	AZ	Saki
  4120	2037	AL	Librazhd
  4120	3260	TR	Karabük
  4123	-11197	US	Ogden
  4124	-9601	US	Omaha
  4124	-7700	US	Williamsport
  4124	11940	CN	Lingyuan
  4125	-7588	US	Wilkes Barre
  4126	-9586	US	Council Bluffs
  4126	12535	CN	Huanren
  4128	3634	TR	Samsun
  4128	12318	CN	Liaoyang
  4129	-774	PT	Vila Real
  4131	-12231	US	Mt. Shasta
  4131	-10559	US	Laramie
  4131	6929	UZ	Tashkent
  4132	1627	IT	Barletta
  4132	1945	AL	Durrës
  4133	-7290	US	New Haven
  4133	1982	AL	Tirana
  4133	12375	CN	Benxi
  4134	7223	KG	Tash Komur
  4136	-7210	US	New London
  4137	-8365	US	Bowling Green
  4138	218	ES	Barcelona
  4139	3378	TR	Kastamonu
  4139	6036	UZ	Khiwa
  4139	12819	KP	Hyeson
  4141	-7566	US	Scranton
  4141	2736	TR	Lüleburgaz
  4143	3178	TR	Zonguldak
  4143	7599	KG	Naryn
  4145	6956	UZ	Chirchiq
  4146	1556	IT	Foggia
  4147	-8169	US	Cleveland
  4149	-9053	US	Rock Island
  4149	-7131	US	Newport
  4151	-10946	US	Green River
  4152	1980	AL	Krujë
  4153	-8811	US	Joliet
  4154	245	ES	Mataró
  4155	-9059	US	Davenport
  4155	-7305	US	Waterbury
  4155	-842	PT	Braga
  4155	6968	UZ	Iskandar
  4155	11353	CN	Shangdu
  4155	12042	CN	Chaoyang
  4156	1466	IT	Campobasso
  4156	6064	UZ	Urgentch
  4157	3591	TR	Bafra
  4157	4505	GE	Rustavi
  4158	-9362	US	Des Moines
  4158	-8733	US	Gary
  4158	6420	UZ	Zarafshon
  4160	4163	GE	Batumi
  4163	2002	AL	Burrel
  4165	-475	ES	Valladolid
  4165	-89	ES	Zaragoza
  4166	-9153	US	Iowa City
  4166	-7094	US	New Bedford
  4167	-8358	US	Toledo
  4167	2657	TR	Edirne
  4168	-8625	US	South Bend
  4168	-8597	US	Elkhart
  4168	2043	AL	Peshkopi
  4168	12575	CN	Tonghua
  4170	-7392	US	Poughkeepsie
  4170	-884	PT	Viana Do Castelo
  4173	4479	GE	Tbilisi
  4173	8294	CN	Kuqa
  4173	8615	CN	Korla
  4174	-11183	US	Logan
  4174	2723	TR	Kırklareli
  4176	-12420	US	Crescent City
  4177	-8830	US	Aurora
  4177	-7268	US	Hartford
  4177	10997	CN	Bayan Obo
  4178	1982	AL	Rrëshen
  4178	12979	KP	Chongjin
  4179	-10723	US	Rawlins
  4179	1965	AL	Lezhë
  4179	14074	JP	Hakodate
  4180	12345	CN	Shenyeng
  4181	-676	PT	Bragança
  4181	12076	CN	Beipiao
  4182	-7141	US	Providence
  4183	-8775	US	Chicago
  4184	5996	TM	Daşoguz
  4184	12694	CN	Linjiang
  4187	-10366	US	Scottsbluff
  4187	12387	CN	Fushun
  4188	7294	KG	Toktogul
  4190	1245	VA	Vatican City
  4190	1248	IT	Rome
  4190	12643	CN	Baishan
  4193	873	FR	Ajaccio
  4194	2556	BG	Khaskovo
  4197	-9166	US	Cedar Rapids
  4200	2143	MK	Skopje
  4201	2097	MK	Tetovo
  4201	12166	CN	Fuxin
  4202	3515	TR	Sinop
  4203	-9743	US	Norfolk
  4203	1988	AL	Pukë
  4204	-8829	US	Elgin
  4205	-9362	US	Ames
  4205	-8770	US	Evanston
  4206	4828	RU	Derbent
  4207	1952	AL	Shkodër
  4208	2043	AL	Kukës
  4209	-7681	US	Elmira
  4210	-10287	US	Alliance
  4210	-7924	US	Jamestown
  4210	-7592	US	Binghamton
  4210	1180	IT	Civitavecchia
  4212	-8645	US	Benton Harbor
  4212	-7258	US	Springfield
  4213	-8008	US	Erie
  4215	2475	BG	Plovdiv
  4216	4167	GE	Poti
  4219	6988	KZ	Lenger
  4222	-873	ES	Vigo
  4223	-12178	US	Klamath Falls
  4223	2075	XK	Prizren
  4223	4398	GE	Tskhinvali
  4223	12923	KP	Musan
  4225	4273	GE	Kutaisi
  4227	-8907	US	Rockford
  4227	-7180	US	Worcester
  4227	11895	CN	Chifeng
  4228	2269	BG	Kyustendil
  4228	12572	CN	Liuhe
  4229	-8559	US	Kalamazoo
  4230	-8372	US	Ann Arbor
  4230	12382	CN	Tieling
  4232	-11130	US	Montpelier
  4232	-8518	US	Battle Creek
  4232	5917	TM	Koneurgench
  4232	6960	KZ	Shymkent
  4233	-12287	US	Medford
  4233	-8308	US	Detroit
  4233	-8303	CA	Windsor
  4233	-7107	US	Boston
  4233	-787	ES	Ourense
  4233	2008	AL	Bajram Curri
  4234	13040	KP	Sonbong
  4235	-368	ES	Burgos
  4235	1339	IT	L'Aquila
  4235	14098	JP	Muroran
  4236	-8784	US	Waukegan
  4240	5945	UZ	Khujayli
  4242	2562	BG	Stara Zagora
  4244	-12333	US	Grants Pass
  4244	-7650	US	Ithaca
  4244	6880	KZ	Arys
  4245	-7326	US	Pittsfield
  4246	1422	IT	Pescara
  4246	7619	KG	Balykchy
  4247	-243	ES	Logroño
  4247	1927	ME	Podgorica
  4247	5962	UZ	Nukus
  4249	-9234	US	Waterloo
  4249	7838	KG	Karakol
  4250	-9640	US	Sioux City
  4250	-9066	US	Dubuque
  4250	152	AD	Andorra
  4251	-9418	US	Ft. Dodge
  4251	2747	BG	Burgas
  4252	-7088	US	Salem
  4252	7224	KG	Talas
  4253	12900	CN	Helong
  4254	-11379	US	Burley
  4256	-11446	US	Twin Falls
  4258	-557	ES	León
  4261	2302	BG	Pernik
  4262	12626	CN	Huinan
  4263	-7132	US	Lowell
  4265	-8329	US	Pontiac
  4265	7708	KG	Cholpon Ata
  4265	14155	JP	Tomakomai
  4266	1809	HR	Dubrovnik
  4266	2031	XK	Pec
  4267	-7382	US	Albany
  4267	2117	XK	Pristina
  4268	-8902	US	Janesville
  4268	2332	BG	Sofia
  4268	2633	BG	Sliven
  4270	290	FR	Perpignan
  4270	945	FR	Bastia
  4273	-8781	US	Racine
  4273	-8455	US	Lansing
  4276	-10538	US	Douglas
  4281	-7394	US	Schenectady
  4282	-165	ES	Pamplona
  4283	-10873	US	Lander
  4283	-10300	US	Chadron
  4283	4711	RU	Buynaksk
  4283	7389	KG	Kara Balta
  4283	7528	KG	Tokmak
  4283	9352	CN	Hami
  4284	13289	RU	Nakhodka
  4285	-267	ES	Vitoria
  4287	-11244	US	Pocatello
  4287	-10631	US	Casper
  4287	4762	RU	Kaspiysk
  4287	7459	KG	Bishkek
  4288	-9739	US	Yankton
  4288	-7888	US	Buffalo
  4288	-854	ES	Santiago de Compostela
  4288	12951	CN	Yanji
  4290	7136	KZ	Taraz
  4290	12513	CN	Liaoyuan
  4292	7270	KZ	Qulan
  4292	7325	KZ	Oytal
  4293	5977	UZ	Chimboy
  4293	14317	JP	Obihiro
  4294	8917	CN	Turpan
  4294	12606	CN	Panshi
  4296	-8567	US	Grand Rapids
  4297	-8240	CA	Sarnia
  4297	-8125	CA	London
  4297	12982	CN	Tumen
  4297	14437	JP	Kushiro
  4298	4750	RU	Makhachkala
  4300	-7146	US	Manchester
  4301	-8823	US	Waukesha
  4301	-8369	US	Flint
  4302	4102	GE	Sukhumi
  4303	-10840	US	Riverton
  4305	-8792	US	Milwaukee
  4305	-7615	US	Syracuse
  4305	4467	RU	Vladikavkaz
  4307	-8940	US	Madison
  4307	5890	UZ	Qunghirot
  4307	14134	JP	Sapporo
  4308	-7379	US	Saratoga Springs
  4309	-7904	US	Niagara Falls
  4309	2566	BG	Turnovo
  4310	-7523	US	Utica
  4311	1239	IT	Perugia
  4313	592	FR	Toulon
  4313	13191	RU	Vladivostok
  4313	13313	RU	Partizansk
  4314	2472	BG	Lovec
  4315	-9515	US	Spencer
  4315	-9320	US	Mason City
  4317	-7762	US	Rochester
  4317	12433	CN	Siping
  4319	7046	KZ	Qaratau
  4319	14098	JP	Otaru
  4321	-7154	US	Concord
  4321	2356	BG	Vratsa
  4322	-12336	US	Roseburg
  4322	2790	BG	Varna
  4323	-8625	US	Muskegon
  4323	8	FR	Tarbes
  4323	4478	RU	Nazran
  4325	-7983	CA	Hamilton
  4325	-293	ES	Bilbao
  4327	2693	BG	Shumen
  4329	538	FR	Marseille
  4330	5280	KZ	Zhangaozen
  4330	6825	KZ	Turkistan
  4332	-198	ES	San Sebastián
  4332	1135	IT	Siena
  4332	4570	RU	Groznyy
  4332	7692	KZ	Almaty
  4332	12973	CN	Wangqing
  4333	-842	ES	La Coruña
  4333	2190	RS	Niš
  4333	7683	KZ	Boralday
  4335	-583	ES	Oviedo
  4335	321	FR	Béziers
  4335	1782	BA	Mostar
  4335	12822	CN	Dunhua
  4337	-12422	US	Coos Bay
  4337	7744	KZ	Esik
  4338	-380	ES	Santander
  4341	2324	BG	Montana
  4342	-8395	US	Saginaw
  4342	2461	BG	Pleven
  4343	-8818	US	West Bend
  4345	-8050	CA	Kitchener
  4346	1187	IT	Arezzo
  4347	-11203	US	Idaho Falls
  4347	-156	FR	Biarritz
  4350	4362	RU	Naltchik
  4352	545	FR	Aix-en-Provence
  4352	1647	HR	Split
  4352	6852	KZ	Kentau
  4352	11803	CN	Linxi
  4353	-567	ES	Gijón
  4353	2654	BG	Razgrad
  4353	7521	KZ	Otar
  4354	7947	KZ	Shonzhy
  4355	-9673	US	Sioux Falls
  4355	1030	IT	Livorno
  4358	10444	MN	Dalandzadgad
  4358	12120	CN	Kailu
  4359	-8389	US	Bay City
  4359	2784	BG	Dobrich
  4359	3973	RU	Sochi
  4360	1350	IT	Ancona
  4360	7374	KZ	Shu
  4361	-11623	US	Boise
  4361	387	FR	Montpellier
  4362	145	FR	Toulouse
  4362	5124	KZ	Aqtau
  4362	12227	CN	Tongliao
  4365	-10821	US	Thermopolis
  4365	-9337	US	Albert Lea
  4366	-11667	US	Caldwell
  4366	11197	CN	Erenhot
  4367	-7025	US	Portland
  4369	5114	KZ	Mangyshlak
  4370	-7942	CA	Toronto
  4371	-9803	US	Mitchell
  4372	727	FR	Nice
  4372	1040	IT	Pisa
  4372	12735	CN	Jiaohe
  4373	1591	HR	Šibenik
  4374	741	MC	Monaco
  4375	-8771	US	Sheboygan
  4375	4465	RU	Mozdok
  4376	14238	JP	Asahikawa
  4377	-8845	US	Fond du Lac
  4377	-6532	CA	Shelburne
  4377	5902	UZ	Muynoq
  4378	1125	IT	Florence
  4380	-9124	US	La Crosse
  4380	13202	RU	Ussuriysk
  4381	8758	CN	Ürümqi
  4383	-6611	CA	Yarmouth
  4383	435	FR	Nîmes
  4385	1838	BA	Sarajevo
  4385	2597	BG	Ruse
  4385	12655	CN	Jilin
  4385	14390	JP	Kitami
  4387	12534	CN	Changchun
  4388	-7885	CA	Oshawa
  4388	7707	KZ	Qapshaghay
  4389	2033	RS	Čačak
  4390	2529	RO	Alexandria
  4390	8135	CN	Yining
  4391	4272	RU	Kislovodsk
  4392	-8008	CA	Orangeville
  4392	1247	SM	San Marino
  4393	2584	RO	Giurgiu
  4394	11604	CN	Xilinhot
  4398	-7591	US	Watertown
  4398	11918	CN	Bairin Zuoqi
  4399	-9050	US	Tomah
  4402	-9247	US	Rochester
  4402	2092	RS	Kragujevac
  4403	-11696	US	Ontario
  4403	-8854	US	Oshkosh
  4404	-6472	CA	Liverpool
  4405	-12310	US	Eugene
  4405	-12298	US	Springfield
  4405	-9164	US	Winona
  4407	-12131	US	Bend
  4408	-10323	US	Rapid City
  4408	4309	RU	Pyatigorsk
  4410	-7022	US	Lewiston
  4411	3906	RU	Tuapse
  4412	1526	HR	Zadar
  4414	12584	CN	Jiutai
  4416	-9400	US	Mankato
  4416	4347	RU	Georgievsk
  4416	7998	KZ	Zharkent
  4416	13328	RU	Arsenyev
  4417	-7738	CA	Belleville
  4417	6675	KZ	Shieli
  4420	63	FR	Agen
  4420	2861	RO	Constanța
  4421	2733	RO	Călărași
  4422	1792	BA	Zenica
  4423	-7648	CA	Kingston
  4425	-8541	US	Cadillac
  4426	-7258	US	Montpelier
  4427	-8840	US	Appleton
  4427	12399	CN	Changling
  4427	13505	RU	Kavalerovo
  4428	-10551	US	Gillette
  4429	-9327	US	Faribault
  4429	4206	RU	Cherkessk
  4430	-7833	CA	Peterborough
  4430	8603	CN	Shihezi
  4431	-9679	US	Brookings
  4431	-6978	US	Augusta
  4433	2383	RO	Craiova
  4433	11123	MN	Ulaan-Uul
  4433	12947	CN	Ningan
  4435	-10377	US	Lead
  4437	-10035	US	Pierre
  4438	-7970	CA	Barrie
  4439	-6820	US	Bar Harbor
  4441	893	IT	Genoa
  4441	4388	RU	Zelenokumsk
  4441	12695	CN	Shulan
  4442	-11895	US	John Day
  4442	1222	IT	Ravenna
  4443	2437	RO	Slatina
  4443	2610	RO	Bucharest
  4443	12517	CN	Nongan
  4447	3973	RU	Apsheronsk
  4448	-7321	US	Burlington
  4450	1134	IT	Bologna
  4450	3416	RU	Yalta
  4452	-10906	US	Cody
  4452	5027	KZ	Fort Shevchenko
  4453	-8800	US	Green Bay
  4454	13552	RU	Dalnegorsk
  4455	-6965	US	Waterville
  4455	1868	BA	Tuzla
  4457	-12328	US	Corvallis
  4457	-8085	CA	Owen Sound
  4457	2738	RO	Slobozia
  4457	3806	RU	Gelendzhik
  4458	12959	CN	Mudangiang
  4459	-7570	CA	Brockville
  4460	-7942	CA	Orillia
  4460	3346	RU	Sevastapol
  4460	13282	RU	Spassk Dalniy
  4461	4012	RU	Maykop
  4462	-12309	US	Albany
  4462	-6576	CA	Digby
  4462	4195	RU	Nevinnomyssk
  4463	4074	RU	Labinsk
  4465	-9324	US	Lakeville
  4465	-6360	CA	Halifax
  4465	1092	IT	Modena
  4465	2267	RO	Drobeta-Turnu Severin
  4469	-7346	US	Plattsburg
  4473	-8113	CA	Wiarton
  4473	3777	RU	Novorossiysk
  4476	-10876	US	Powell
  4477	-8562	US	Traverse City
  4478	1718	BA	Banja Luka
  4480	-6878	US	Bangor
  4480	6546	KZ	Qyzylorda
  4481	-9150	US	Eau Claire
  4481	1032	IT	Parma
  4482	2047	RS	Belgrade
  4485	-60	FR	Bordeaux
  4485	1161	IT	Ferrara
  4486	2488	RO	Pitești
  4487	1385	HR	Pula
  4487	11015	MN	Buyant-Uhaa
  4493	-12302	US	Salem
  4493	821	IT	Asti
  4494	-9308	US	St. Paul
  4494	2546	RO	Târgoviște
  4494	7403	KZ	Burylbaytal
  4495	2604	RO	Ploiești
  4495	3410	RU	Simferopol
  4496	-8963	US	Wausau
  4498	-9325	US	Minneapolis
  4498	-6413	CA	Windsor
  4498	1670	BA	Prijedor
  4500	4113	RU	Armavir
  4500	7840	KZ	Taldyqorghan
  4502	-7473	CA	Cornwall
  4502	3900	RU	Krasnodar
  4505	2327	RO	Târgu Jiu
  4505	4198	RU	Stavropol
  4506	-8343	US	Alpena
  4507	767	IT	Turin
  4510	-8763	US	Marinette
  4510	4343	RU	Blagodarnyy
  4511	2438	RO	Rimnicu Vilcea
  4512	-9504	US	Willmar
  4515	153	FR	Brive
  4516	1802	HR	Slavonski Brod
  4516	2681	RO	Buzău
  4517	-6724	US	Calais
  4518	-11389	US	Salmon
  4518	572	FR	Grenoble
  4518	5510	KZ	Beyneu
  4518	12482	CN	Fuyu
  4520	2880	RO	Tulcea
  4520	3336	RU	Yevpatoriya
  4522	-11268	US	Dillon
  4522	12797	CN	Shangzhi
  4525	1985	RS	Novi Sad
  4527	-6608	CA	Saint John
  4527	7797	KZ	Ushtobe
  4528	13025	CN	Linkou
  4529	2797	RO	Brăila
  4530	2189	RO	Reșița
  4530	13097	CN	Jixi
  4532	-11809	US	La Grande
  4533	-8003	CA	Parry Sound
  4533	1445	HR	Rijeka
  4533	12278	CN	Taonan
  4535	2884	UA	Izmayil
  4535	12628	CN	Shuangcheng
  4537	-8496	US	Petoskey
  4537	3649	RU	Kerch
  4538	2040	RS	Zrenjanin
  4540	-7190	CA	Sherbrooke
  4542	-7570	CA	Ottawa
  4542	7991	KZ	Sarqan
  4543	438	FR	Saint-Étienne
  4544	1099	IT	Verona
  4544	1233	IT	Venice
  4545	862	IT	Novara
  4545	4058	RU	Kropotkin
  4546	-12384	US	Tillamook
  4546	2805	RO	Galați
  4547	-9849	US	Aberdeen
  4547	921	IT	Milan
  4547	13343	RU	Lesozavodsk
  4549	1555	HR	Karlovac
  4549	6408	KZ	Zhosaly
  4550	-7358	CA	Montréal
  4550	12430	CN	Daan
  4552	-12268	US	Portland
  4554	-10043	US	Mobridge
  4555	1868	HR	Osijek
  4555	13188	CN	Mishan
  4556	-9416	US	St. Cloud
  4558	-6263	CA	New Glasgow
  4559	8486	CN	Karamay
  4562	3894	RU	Timashevsk
  4562	12282	CN	Baicheng
  4563	-12264	US	Vancouver
  4563	-6200	CA	Antigonish
  4564	-8941	US	Rhinelander
  4565	1380	IT	Trieste
  4565	2561	RO	Brașov
  4567	-11879	US	Pendleton
  4567	1224	IT	Treviso
  4568	-11104	US	Bozeman
  4569	6324	KZ	Baykonur
  4570	967	IT	Bergamo
  4570	2719	RO	Focșani
  4572	3440	RU	Dzhankoy
  4573	-10761	US	Hardin
  4574	732	IT	Aosta
  4575	-8706	US	Escanaba
  4575	10627	MN	Mandalgovi
  4575	12665	CN	Harbin
  4576	2122	RO	Timișoara
  4576	6211	KZ	Qazaly
  4576	13058	CN	Boli
  4577	-7400	CA	St.-Jerome
  4577	483	FR	Lyon
  4577	13299	CN	Hulin
  4578	308	FR	Clermont-Ferrand
  4579	-10854	US	Billings
  4580	1600	HR	Zagreb
  4580	2414	RO	Sibiu
  4580	13085	CN	Qitaihe
  4581	908	IT	Como
  4582	-8806	US	Iron Mountain
  4582	-6422	CA	Amherst
  4583	125	FR	Limoges
  4585	-7712	CA	Pembroke
  4585	4014	RU	Tikhoretsk
  4587	2579	RO	Sfintu-Gheorghe
  4588	-7248	CA	Drummondville
  4588	2292	RO	Deva
  4590	612	FR	Annecy
  4591	2819	MD	Cahul
  4593	13372	RU	Dalnerechensk
  4595	-6663	CA	Fredericton
  4597	-8193	CA	Little Current
  4600	-11253	US	Butte
  4600	897	CH	Lugano
  4603	-7343	CA	Joliette
  4603	407	FR	Roanne
  4605	-7197	CA	Victoriaville
  4606	1451	SI	Ljubljana
  4607	-11834	US	Walla Walla
  4607	-6018	CA	Sydney
  4607	1324	IT	Udine
  4607	1968	RS	Subotica
  4608	-6477	CA	Moncton
  4608	1112	IT	Trento
  4608	1822	HU	Pécs
  4608	2358	RO	Alba Lulia
  4608	12208	CN	Ulanhot
  4608	12598	CN	Zhaodong
  4610	-6075	CA	Baddeck
  4612	-7067	CA	Saint-Georges
  4612	342	FR	Vichy
  4612	7362	KZ	Saryshaghan
  4613	-6784	US	Houlton
  4614	-12294	US	Longview
  4617	-115	FR	La Rochelle
  4617	2132	RO	Arad
  4619	-12383	US	Astoria
  4620	902	CH	Bellinzona
  4621	-11914	US	Kennewick
  4621	614	CH	Geneva
  4624	735	CH	Sion
  4625	-8355	CA	Thessalon
  4625	-6313	CA	Charlottetown
  4625	2015	HU	Szeged
  4625	10277	MN	Arvayheer
  4627	12628	CN	Lanxi
  4629	-11929	US	Richland
  4630	-7945	CA	North Bay
  4630	3067	UA	Illichivsk
  4630	10098	MN	Bayankhongor
  4633	4421	RU	Elista
  4634	1871	HU	Szekszárd
  4635	-7255	CA	Trois-Rivières
  4635	4805	RU	Astrakhan
  4636	-9420	US	Brainerd
  4636	2552	RO	Miercurea Cuic
  4637	1780	HU	Kaposvár
  4639	12341	CN	Tailai
  4640	9585	MN	Altay
  4640	12532	CN	Anda
  4641	-10584	US	Miles City
  4642	-11702	US	Lewiston
  4646	-9016	US	Ironwood
  4648	4154	RU	Salsk
  4649	3071	UA	Odessa
  4650	-8435	US	Sault Ste. Marie
  4650	-8097	CA	Sudbury
  4650	1136	IT	Bolzano
  4653	665	CH	Lausanne
  4654	1565	SI	Maribor
  4655	-8741	US	Marquette
  4655	-7550	CA	Mont-Laurier
  4655	-7273	CA	Shawinigan
  4656	2456	RO	Tirgu Mures
  4658	33	FR	Poitier
  4658	2692	RO	Bacău
  4658	12500	CN	Daqing
  4659	-11204	US	Helena
  4660	-12050	US	Yakima
  4662	1431	AT	Klagenfurt
  4663	2773	RO	Vaslui
  4663	3260	UA	Kherson
  4663	12698	CN	Suihua
  4664	14278	RU	Korsakov
  4667	2110	HU	Békéscsaba
  4667	13135	CN	Shuangyashan
  4668	14187	RU	Nevelsk
  4669	12610	CN	Qinggang
  4670	3826	RU	Yeysk
  4670	11328	MN	Baruun Urt
  4672	-12295	US	Centralia
  4672	-9210	US	Superior
  4674	-5336	CA	Trepassey
  4675	8295	CN	Tacheng
  4676	3679	UA	Berdyansk
  4678	-9211	US	Duluth
  4679	-6800	US	Presque Isle
  4679	2360	RO	Cluj-Napoca
  4680	715	CH	Fribourg
  4680	6167	KZ	Aral
  4681	-10078	US	Bismarck
  4682	13426	RU	Bikin
  4683	13035	CN	Jiamusi
  4684	-7125	CA	Québec
  4684	1684	HU	Zalaegerszeg
  4684	3538	UA	Melitopol
  4685	950	CH	Chur
  4685	2964	MD	Tiraspol
  4685	7495	KZ	Balqash
  4687	-11399	US	Missoula
  4687	-9674	US	Moorhead
  4687	12751	CN	Qingan
  4688	-10279	US	Dickinson
  4688	-9679	US	Fargo
  4688	864	CH	Altdorf
  4690	824	CH	Sarnen
  4690	1970	HU	Kecskemét
  4691	-9870	US	Jamestown
  4692	747	CH	Bern
  4694	2638	RO	Piatra-Neamt
  4695	838	CH	Stans
  4695	12805	CN	Tieli
  4696	14274	RU	Yuzhno Sakhalinsk
  4697	-12381	US	Aberdeen
  4697	3198	UA	Mykolayiv
  4698	317	FR	Nevers
  4698	5402	KZ	Qulsary
  4700	692	CH	Neuchâtel
  4700	8947	CN	Koktokay
  4701	2886	MD	Chișinău
  4702	865	CH	Schwyz
  4704	-12290	US	Olympia
  4705	828	CH	Luzern
  4705	907	CH	Glarus
  4705	2192	RO	Oradea
  4705	14206	RU	Kholmsk
  4707	5187	KZ	Balyqshy
  4708	240	FR	Bourges
  4708	1541	AT	Graz
  4709	1791	HU	Veszprém
  4710	3756	UA	Mariupol
  4710	8160	KZ	Urzhar
  4711	-10471	US	Glendive
  4711	5192	KZ	Atyrau
  4713	-8858	US	Hancock
  4713	952	LI	Vaduz
  4714	2451	RO	Bistrița
  4714	3974	RU	Bataysk
  4714	12929	CN	Nancha
  4716	12380	CN	Angangxi
  4717	725	CH	Biel
  4717	2757	RO	Iași
  4718	849	CH	Zug
  4718	2306	RO	Zalău
  4718	11997	CN	Arxan
  4719	1841	HU	Székesfehérvár
  4719	2018	HU	Szolnok
  4721	-12252	US	Tacoma
  4721	-159	FR	Nantes
  4721	754	CH	Solothurn
  4721	12361	CN	Hulan Ergi
  4723	603	FR	Besançon
  4723	1663	HU	Szombathely
  4723	3892	RU	Taganrog
  4723	3971	RU	Rostov
  4725	12711	CN	Suileng
  4726	2916	MD	Dubăsari
  4727	13202	CN	Fujin
  4728	1141	AT	Innsbruck
  4730	-5399	CA	Argentia
  4732	11065	MN	Ondorhaan
  4733	503	FR	Dijon
  4733	942	CH	Appenzell
  4734	12318	CN	Longjiang
  4734	12399	CN	Qiqihar
  4735	14280	RU	Dolinsk
  4737	734	CH	Delémont
  4738	-7968	CA	Cobalt
  4738	-6833	CA	Edmundston
  4738	70	FR	Tours
  4738	855	CH	Zürich
  4738	928	CH	Herisau
  4739	803	CH	Aarau
  4740	13037	CN	Hegang
  4742	-12031	US	Wenatchee
  4742	936	CH	Saint Gallen
  4742	4008	RU	Novocherkassk
  4745	12693	CN	Hailun
  4747	-11593	US	Wallace
  4747	-9488	US	Bemidji
  4748	-53	FR	Angers
  4748	774	CH	Liestal
  4748	8486	KZ	Zaysan
  4748	10145	MN	Tsetserleg
  4750	-11130	US	Great Falls
  4750	-7967	CA	New Liskeard
  4750	1908	HU	Budapest
  4751	4216	RU	Volgodonsk
  4752	-9254	US	Virginia
  4752	977	AT	Bregenz
  4753	2163	HU	Debrecen
  4753	13475	RU	Vyazemskiy
  4755	1843	HU	Tatabánya
  4755	3133	UA	Voznesensk
  4757	-12264	US	Bremerton
  4757	-12234	US	Seattle
  4757	-5915	CA	Channel-Port aux Basques
  4757	911	CH	Frauenfeld
  4757	3441	UA	Nikopol
  4758	-5268	CA	St. John's
  4758	759	CH	Basel
  4760	-6565	CA	Bathurst
  4760	12608	CN	Baiquan
  4764	2626	RO	Suceava
  4765	5333	KZ	Maqat
  4766	2358	RO	Baia Mare
  4767	-11742	US	Spokane
  4767	5158	KZ	Makhambet
  4768	-11678	US	Coeur d'Alene
  4769	-11416	US	Polson
  4770	1763	HU	Győr
  4770	12890	CN	Yichun
  4771	863	CH	Schaffhausen
  4771	10695	MN	Dzuunmod
  4772	4027	RU	Shakhty
  4775	-337	FR	Lorient
  4775	735	FR	Mulhouse
  4775	2666	RO	Botoșani
  4775	9682	MN	Uliastay
  4776	2791	MD	Bălți
  4777	-9661	US	Crookston
  4777	3992	RU	Novoshakhtinsk
  4778	1913	HU	Vác
  4778	6777	KZ	Zhezqazghan
  4779	2289	RO	Satu Mare
  4780	357	FR	Auxerre
  4781	1304	AT	Salzburg
  4782	1625	AT	Wiener Neustadt
  4783	-8340	CA	Chapleau
  4783	-6953	CA	Rivière-du-Loup
  4783	1653	AT	Eisenstadt
  4784	5961	KZ	Shalqar
  4785	1213	DE	Rosenheim
  4786	3518	UA	Zaporizhzhya
  4787	8812	CN	Altay
  4788	12530	CN	Yian
  4790	-9183	US	Ely
  4790	190	FR	Orléans
  4790	2038	HU	Eger
  4792	10692	MN	Ulaanbaatar
  4792	12351	CN	Gannan
  4793	-9703	US	Grand Forks
  4793	3334	UA	Kryvyy Rih
  4796	-12220	US	Everett
  4796	8043	KZ	Ayakoz
  4797	2172	HU	Nyíregyháza
  4800	-8478	CA	Wawa
  4800	10	FR	Le Mans
  4800	787	DE	Freiburg
  4800	3783	UA	Donetsk
  4800	12272	CN	Zalantun
  4802	9163	MN	Dund-Us
  4803	3797	UA	Makiyivka
  4803	7080	KZ	Qarazhal
  4803	12587	CN	Keshan
  4807	11451	MN	Choybalsan
  4810	-167	FR	Rennes
  4810	2078	HU	Miskolc
  4811	-9886	US	Devils Lake
  4811	1983	HU	Salgótarján
  4812	-7777	CA	Val d'Or
  4813	1157	DE	Munich
  4815	1712	SK	Bratislava
  4816	-10363	US	Williston
  4818	-10664	US	Glasgow
  4819	4079	RU	Belaya Kalitva
  4820	-11432	US	Kalispell
  4820	1637	AT	Vienna
  4823	-10130	US	Minot
  4824	12648	CN	Beian
  4824	12951	CN	Xinqing
  4825	-7903	CA	Rouyn-Noranda
  4827	7286	KZ	Aqadyr
  4828	4617	RU	Akhtubinsk
  4830	3805	UA	Horlivka
  4831	2592	UA	Chernivtsi
  4832	1429	AT	Linz
  4833	4025	RU	Kamensk Shakhtinskiy
  4834	408	FR	Troyes
  4835	1090	DE	Augsburg
  4837	1760	SK	Trnava
  4839	-450	FR	Brest
  4840	1000	DE	Ulm
  4843	-12335	CA	Victoria
  4843	-7107	CA	Chicoutimi
  4843	-6852	CA	Rimouski
  4845	-8927	CA	Thunder Bay
  4845	13512	RU	Khabarovsk
  4846	14209	RU	Krasnogorsk
  4847	-8133	CA	Timmins
  4848	3500	UA	Dnipro
  4849	12488	CN	Nehe
  4850	3226	UA	Kirovohrad
  4852	-278	FR	St.-Brieuc
  4853	267	FR	Melun
  4855	-10968	US	Havre
  4855	-5857	CA	Stephenville
  4857	-7812	CA	Amos
  4857	1347	DE	Passau
  4857	3933	UA	Luhansk
  4858	775	FR	Strasbourg
  4858	1913	SK	Zvolen
  4860	-9341	US	International Falls
  4863	2225	UA	Uzhgorod
  4863	14280	RU	Makarov
  4868	620	FR	Nancy
  4868	2658	UA	Kamyanets-Podilskyy
  4869	5587	KZ	Bayghanin
  4869	7165	KZ	Atasu
  4871	4450	RU	Volgograd
  4872	3753	UA	Kramatorsk
  4873	1915	SK	Banská Bystrica
  4873	2125	SK	Košice
  4875	-9162	CA	Atikokan
  4875	-8637	CA	Marathon
  4875	3021	UA	Uman
  4876	-12249	US	Bellingham
  4877	1145	DE	Ingolstadt
  4878	920	DE	Stuttgart
  4878	12193	CN	Bugt
  4879	4477	RU	Volzhskiy
  4880	-7920	CA	La Sarre
  4880	213	FR	Versailles
  4880	13295	RU	Birobidzhan
  4881	10353	MN	Bulgan
  4882	-5687	CA	Buchans
  4883	5814	KZ	Embi
  4884	-6449	CA	Gaspé
  4887	-7223	CA	Dolbeau
  4887	233	FR	Paris
  4887	10647	MN	Dzuunharaa
  4892	3843	UA	Lysychansk
  4893	2471	UA	Ivano-Frankivsk
  4893	8995	MN	Olgiy
  4894	4040	RU	Millerovo
  4895	-5793	CA	Corner Brook
  4895	-5455	CA	Gander
  4897	9678	MN	Hodrogo
  4897	14027	RU	Savetskaya Gavan
  4898	1446	CZ	České Budějovice
  4900	840	DE	Karlsruhe
  4900	2124	SK	Prešov
  4900	13108	RU	Obluchye
  4902	-8825	CA	Nipigon
  4902	1212	DE	Regensburg
  4905	-12230	CA	Abbotsford
  4905	10412	MN	Erdenet
  4907	-8102	CA	Cochrane
  4908	3343	UA	Kremenchuk
  4908	14203	RU	Uglegorsk
  4909	14024	RU	Vanino
  4910	-11652	CA	Creston
  4910	-6668	CA	Cap-Chat
  4912	618	FR	Metz
  4915	-12590	CA	Tofino
  4915	-12393	CA	Nanaimo
  4917	-12195	CA	Chilliwack
  4917	-5743	CA	Deer Lake
  4918	-35	FR	Caen
  4918	12523	CN	Nenjiang
  4920	1661	CZ	Brno
  4920	11970	CN	Hailar
  4922	-6816	CA	Baie-Comeau
  4922	1875	SK	Žilina
  4923	1765	CZ	Zlín
  4923	2848	UA	Vinnytsya
  4924	14309	RU	Poronaysk
  4925	403	FR	Reims
  4925	697	DE	Saarbrücken
  4927	-12312	CA	Vancouver
  4928	12073	CN	Yakeshi
  4934	2350	UA	Drohobych
  4940	1558	CZ	Jihlava
  4942	-8243	CA	Kapuskasing
  4942	870	DE	Heidelberg
  4942	2700	UA	Khmelnytskyy
  4942	7546	KZ	Qarqaraly
  4943	108	FR	Rouen
  4943	3207	UA	Cherkasy
  4943	4688	KZ	Zhanibek
  4945	1108	DE	Nürnberg
  4947	1100	DE	Fürth
  4947	5744	KZ	Oktyabrsk
  4948	-11728	CA	Nelson
  4948	-5812	CA	Trout River
  4950	-11958	CA	Penticton
  4950	10	FR	Le Havre
  4950	847	DE	Mannheim
  4952	-11577	CA	Cranbrook
  4952	-9668	CA	Steinbach
  4954	2558	UA	Ternopil
  4957	3457	UA	Poltava
  4960	8105	KZ	Shar
  4960	11743	CN	Manzhouli
  4961	613	LU	Luxembourg
  4962	10635	MN	Darhan
  4963	1725	CZ	Olomouc
  4963	6350	KZ	Turgay
  4965	-165	FR	Cherbourg
  4965	10015	MN	Mörön
  4967	-10385	CA	Weyburn
  4968	-12500	CA	Courtenay
  4968	582	BE	Arlon
  4970	-11283	CA	Lethbridge
  4970	-8367	CA	Hearst
  4970	633	LU	Grevenmacher
  4970	8342	KZ	Serebryansk
  4972	-8697	CA	Geraldton
  4972	3760	UA	Kupyansk
  4974	1336	CZ	Pizen
  4975	-7763	CA	Matagami
  4975	8425	KZ	Zyryanovsk
  4975	12962	RU	Progress
  4977	-9447	CA	Kenora
  4977	3013	UA	Bila Tserkva
  4977	4365	RU	Frolovo
  4978	-9283	CA	Dryden
  4980	995	DE	Würzburg
  4982	-6435	CA	Port-Menier
  4983	-9995	CA	Brandon
  4983	1825	CZ	Ostrava
  4983	2403	UA	Lvov
  4988	-12455	CA	Powell River
  4988	-9717	CA	Winnipeg
  4988	617	LU	Diekirch
  4988	7312	KZ	Qaraghandy
  4990	-11948	CA	Kelowna
  4990	230	FR	Amiens
  4990	5733	KZ	Algha
  4993	108	FR	Dieppe
  4997	-5558	CA	La Scie
  4998	827	DE	Mainz
  4998	9207	MN	Ulaangom
  4999	8261	KZ	Oskemen
  5000	3625	UA	Kharkiv
  5002	-12525	CA	Campbell River
  5002	4543	RU	Nikolayevsk
  5003	-11068	CA	Medicine Hat
  5004	1576	CZ	Pardubice
  5005	4688	RU	Pallasovka
  5006	1996	PL	Kraków
  5007	2200	PL	Rzeszów
  5007	4322	RU	Mikhaylovka
  5007	7296	KZ	Temirtau
  5007	11803	RU	Krasnokamensk
  5008	825	DE	Wiesbaden
  5008	1447	CZ	Prague
  5008	4540	RU	Kamyshin
  5010	868	DE	Frankfurt
  5013	-555	GB	Penzance
  5015	-9688	CA	Selkirk
  5019	-6181	CA	Natashquan
  5019	5114	KZ	Chapaev
  5021	1581	CZ	Hradec Králové
  5021	3810	RU	Valuyki
  5022	13690	RU	Amursk
  5024	6690	KZ	Arqalyq
  5025	2866	UA	Zhytomyr
  5025	10620	MN	Suchboatar
  5025	12745	CN	Heihe
  5026	-9192	CA	Sioux Lookout
  5026	1902	PL	Katowice
  5027	1097	DE	Coburg
  5027	5845	KZ	Khromtau
  5027	12753	RU	Blagoveshchensk
  5028	-10777	CA	Swift Current
  5028	278	FR	Arras
  5028	5717	KZ	Aqtobe
  5030	-6402	CA	Mingan
  5032	-6636	CA	Sept-Îles
  5032	1192	DE	Hof
  5033	1867	PL	Gliwice
  5035	760	DE	Koblenz
  5035	1891	PL	Bytom
  5035	10645	RU	Kyakhta
  5036	8351	KZ	Ridder
  5039	-416	GB	Plymouth
  5039	11652	RU	Borzya
  5040	-10555	CA	Moose Jaw
  5041	3689	RU	Shebekino
  5042	-7387	CA	Mistassini
  5042	445	BE	Charleroi
  5043	3052	UA	Kiev
  5043	8028	KZ	Semey
  5045	-10462	CA	Regina
  5045	394	BE	Mons
  5047	487	BE	Namur
  5048	-5961	CA	Chevery
  5049	3078	UA	Brovary
  5053	11630	RU	Sherlovaya Gora
  5055	13702	RU	Komsomolsk na Amure
  5057	-11190	CA	Brooks
  5057	12372	CN	Orongen Zizhiqi
  5058	865	DE	Gießen
  5058	7257	KZ	Osakarovka
  5062	2625	UA	Rivne
  5063	-9700	CA	Gimli
  5063	558	BE	Liège
  5063	3660	RU	Belgorod
  5063	8190	KZ	Shemonaikha
  5065	308	FR	Lille
  5065	3869	RU	Alekseyevka
  5065	12152	CN	Yitulihe
  5066	1408	CZ	Usti Nad Labem
  5067	-12033	CA	Kamloops
  5068	-12193	CA	Lillooet
  5068	1793	PL	Opole
  5069	15609	RU	Severo Kurilsk
  5070	-353	GB	Exeter
  5072	-12750	CA	Port Hardy
  5072	708	DE	Bonn
  5073	-190	GB	Bournemouth
  5075	2533	UA	Lutsk
  5075	5954	RU	Dombarovskiy
  5077	4200	RU	Uryupinsk
  5078	12152	CN	Ergun Zuoqi
  5080	-108	GB	Portsmouth
  5080	1508	CZ	Liberec
  5083	-17	GB	Brighton
  5083	433	BE	Brussels
  5083	1292	DE	Chemnitz
  5085	568	NL	Maastricht
  5087	1207	DE	Gera
  5089	2066	PL	Kielce
  5090	-140	GB	Southampton
  5090	14216	RU	Aleksandrovsk Sakhalinskiy
  5092	3478	UA	Sumy
  5092	12846	RU	Belogorsk
  5093	-10280	CA	Melville
  5093	695	DE	Cologne
  5093	1158	DE	Jena
  5095	183	FR	Calais
  5095	2865	UA	Korosten
  5095	11557	RU	Olovyannaya
  5096	548	BE	Hasselt
  5097	1103	DE	Erfurt
  5099	8149	RU	Gornyak
  5100	-11818	CA	Revelstoke
  5102	4570	RU	Krasnoarmeysk
  5103	-9383	CA	Red Lake
  5103	370	BE	Gent
  5103	9023	RU	Teli
  5105	1375	DE	Dresden
  5105	3189	UA	Nizhyn
  5108	-11408	CA	Calgary
  5110	6631	KZ	Derzhavinsk
  5110	11452	RU	Aginskoye
  5111	1703	PL	Wrocław
  5112	13302	RU	Chegdomyn
  5113	130	GB	Dover
  5115	-10005	CA	Dauphin
  5116	5500	RU	Sol-lletsk
  5116	8220	RU	Zmeinogorsk
  5117	5303	KZ	Aqsay
  5118	-11557	CA	Banff
  5118	7143	KZ	Astana
  5120	5833	RU	Novotroitsk
  5121	5863	RU	Orsk
  5122	-10247	CA	Yorkton
  5122	323	BE	Brugge
  5122	442	BE	Antwerpen
  5122	678	DE	Düsseldorf
  5122	2472	UA	Kovel
  5124	-5865	CA	St-Augustin
  5124	3321	UA	Konotop
  5125	717	DE	Wuppertal
  5125	2257	PL	Lublin
  5127	3738	RU	Gubkin
  5127	5133	KZ	Oral
  5128	-8066	CA	Moosonee
  5128	10650	RU	Gusinoozyorsk
  5128	10883	RU	Petrovsk Zabaykalskiy
  5130	950	DE	Kassel
  5130	3784	RU	Starsy Oskol
  5134	1241	DE	Leipzig
  5135	11045	RU	Khilok
  5137	4209	RU	Borisoglebsk
  5138	-5560	CA	St. Anthony
  5138	-235	GB	Bath
  5139	3010	UA	Chernobyl
  5141	12813	RU	Svobodnyy
  5142	5758	RU	Mednogorsk
  5143	-11618	CA	Lake Louise
  5143	550	NL	Eindhoven
  5143	675	DE	Duisburg
  5145	-5695	CA	Forteau
  5145	-258	GB	Bristol
  5145	702	DE	Essen
  5147	-10913	CA	Kindersley
  5147	-98	GB	Reading
  5147	5845	RU	Gay
  5147	14078	RU	De Kastri
  5150	-323	GB	Cardiff
  5150	-12	GB	London
  5150	361	NL	Middelburg
  5150	3130	UA	Chernihiv
  5150	4612	RU	Engels
  5152	992	DE	Göttingen
  5152	8121	RU	Rubtsovsk
  5153	745	DE	Dortmund
  5155	72	GB	Southend-on-Sea
  5155	4316	RU	Balashov
  5158	4603	RU	Saratov
  5163	-395	GB	Swansea
  5163	6983	KZ	Zhaltyr
  5163	7310	KZ	Erymentau
  5165	10370	RU	Slyudyanka
  5168	532	NL	's-Hertogenbosch
  5169	3527	RU	Lgov
  5171	9438	RU	Kyzyl
  5172	-9180	CA	Cat Lake
  5173	3927	RU	Voronezh
  5173	7532	KZ	Ekibastuz
  5174	3619	RU	Kursk
  5175	7171	KZ	Zholymbet
  5177	-125	GB	Oxford
  5177	1433	DE	Cottbus
  5177	1945	PL	Łódź
  5178	5511	RU	Orenburg
  5182	6835	KZ	Atbasar
  5182	10762	RU	Ulan Ude
  5183	14317	RU	Nogliki
  5187	3348	UA	Shostka
  5187	11603	RU	Shilka
  5188	-42	GB	Luton
  5188	4500	RU	Atkarsk
  5190	-850	IE	Cork
  5192	448	NL	Rotterdam
  5195	1550	PL	Zielona Góra
  5196	6638	KZ	Esil
  5196	8596	RU	Gorno Altaysk
  5197	762	DE	Münster
  5199	592	NL	Arnhem
  5200	12770	RU	Shimanovsk
  5201	4879	RU	Pugachev
  5201	11655	RU	Nerchinsk
  5203	853	DE	Bielefeld
  5203	4737	RU	Volsk
  5203	4780	RU	Balakovo
  5205	-10798	CA	Biggar
  5205	-952	IE	Killarney
  5205	2927	BY	Mazyr
  5206	11347	RU	Chita
  5207	117	GB	Ipswich
  5208	427	NL	The Hague
  5210	512	NL	Utrecht
  5210	2370	BY	Brest
  5212	-12215	CA	Williams Lake
  5213	1162	DE	Magdeburg
  5213	2609	BY	Pinsk
  5215	-12812	CA	Bella Bella
  5217	-10667	CA	Saskatoon
  5219	6124	KZ	Zhetiqara
  5220	-17420	US	Atka
  5220	12	GB	Cambridge
  5222	-8788	CA	Lansdowne House
  5223	-7852	CA	Eastmain
  5225	1050	DE	Braunschweig
  5225	2100	PL	Warsaw
  5226	-711	IE	Waterford
  5227	-11380	CA	Red Deer
  5227	-972	IE	Tralee
  5228	805	DE	Osnabrück
  5230	7695	KZ	Pavlodar
  5232	10425	RU	Irkutsk
  5233	-11268	CA	Stettler
  5235	492	NL	Amsterdam
  5235	3540	RU	Zheleznogorsk
  5237	-9703	CA	Berens River
  5237	972	DE	Hannover
  5238	463	NL	Haarlem
  5240	1307	DE	Potsdam
  5241	1690	PL	Poznań
  5242	-150	GB	Coventry
  5242	3760	RU	Livny
  5243	3100	BY	Homyel
  5244	15636	RU	Bol'sheretsk
  5245	7196	KZ	Aqsu
  5246	4422	RU	Serdobsk
  5246	6460	KZ	Qusmuryn
  5247	-192	GB	Birmingham
  5249	3993	RU	Gryazi
  5249	8278	RU	Aleysk
  5250	7310	KZ	Bestobe
  5250	7815	KZ	Sharbaqty
  5252	610	NL	Zwolle
  5252	1340	DE	Berlin
  5253	-5630	CA	Port Hope Simpson
  5253	3194	RU	Novozybkov
  5253	8518	RU	Biysk
  5256	10392	RU	Angarsk
  5258	-25	GB	Peterborough
  5258	3850	RU	Yelets
  5258	7895	RU	Kulunda
  5259	4150	RU	Kotovsk
  5262	-9407	CA	Deer Lake
  5262	3964	RU	Lipetsk
  5263	-113	GB	Leicester
  5263	130	GB	Norwich
  5264	7041	KZ	Makinsk
  5265	-725	IE	Kilkenny
  5266	-862	IE	Limerick
  5266	4272	RU	Kirsanov
  5266	15624	RU	Oktyabrskiy
  5267	9010	RU	Abaza
  5270	-886	IE	Shannon
  5270	6257	KZ	Tobol
  5271	5864	RU	Sibay
  5273	4143	RU	Tambov
  5276	10364	RU	Usolye Sibirskoye
  5277	-10828	CA	North Battleford
  5277	3224	RU	Klintsy
  5277	5578	RU	Kumertau
  5278	1825	PL	Inowrocław
  5278	5226	RU	Buzuluk
  5279	8787	RU	Tashtagol
  5283	10470	RU	Ust' Ordynskiy
  5285	-10238	CA	Hudson Bay
  5288	-11808	CA	Jasper
  5290	4050	RU	Michurinsk
  5292	-8243	CA	Attawapiskat
  5294	-16887	US	Nikolski
  5294	-6692	CA	Labrador City
  5295	-8988	CA	Big Beaver House
  5295	6313	KZ	Rudny
  5297	-11338	CA	Wetaskiwin
  5297	-117	GB	Nottingham
  5297	3607	RU	Orel
  5297	4972	RU	Chapayevsk
  5298	-12248	CA	Quesnel
  5298	11692	RU	Bukachacha
  5300	-218	GB	Stoke
  5300	655	NL	Assen
  5300	7867	RU	Slavgorod
  5302	-11282	CA	Camrose
  5305	6068	RU	Kartaly
  5306	15862	RU	Petropavlovsk Kamchatskiy
  5308	880	DE	Bremen
  5308	7609	KZ	Kachiry
  5309	9140	RU	Sayanogorsk
  5312	1801	PL	Bydgoszcz
  5312	4660	RU	Kuznetsk
  5312	4992	RU	Novokuybishevsk
  5313	822	DE	Oldenburg
  5313	2919	BY	Babruysk
  5314	2601	BY	Baranavichy
  5315	2317	PL	Białystok
  5315	3812	RU	Yefremov
  5315	14073	RU	Nikolayevsk na Amure
  5316	10307	RU	Cheremkhovo
  5317	4848	RU	Syzran
  5318	4500	RU	Penza
  5319	4404	RU	Kamenka
  5320	-10575	CA	Prince Albert
  5320	-292	GB	Chester
  5320	5015	RU	Samara
  5322	658	NL	Groningen
  5322	6363	KZ	Oostanay
  5323	8732	RU	Mundybash
  5324	-13183	CA	Sandspit
  5325	578	NL	Leeuwarden
  5326	3443	RU	Bryansk
  5326	3655	RU	Mtsensk
  5327	-905	IE	Galway
  5330	-6030	CA	Happy Valley - Goose Bay
  5330	6942	KZ	Kokshetau
  5333	-625	IE	Dublin
  5335	7545	KZ	Ertis
  5335	8375	RU	Barnaul
  5337	-150	GB	Sheffield
  5337	722	DE	Emden
  5337	5593	RU	Salavat
  5338	5135	RU	Otradnyy
  5340	-11758	CA	Hinton
  5340	8396	RU	Novoaltaysk
  5342	-292	GB	Liverpool
  5342	1453	PL	Szczecin
  5342	5898	RU	Magnitogorsk
  5345	4180	RU	Morshansk
  5345	12580	RU	Magdagachi
  5348	1875	PL	Grudziądz
  5348	4953	RU	Tolyatti
  5350	-11205	CA	Vegreville
  5350	-225	GB	Manchester
  5353	-6398	CA	Churchill Falls
  5355	-11350	CA	Edmonton
  5355	858	DE	Bremerhaven
  5355	1000	DE	Hamburg
  5357	14295	RU	Okha
  5359	3434	RU	Dyatkovo
  5363	-818	IE	Ros Comain
  5363	1142	DE	Schwerin
  5363	5596	RU	Sterlitamak
  5364	7234	KZ	Kishkenekol
  5366	5243	RU	Buguruslan
  5368	2383	BY	Hrodna
  5370	-5701	CA	Cartwright
  5370	9145	RU	Abakan
  5372	-635	IE	Drogheda
  5373	7802	RU	Karasuk
  5373	11977	RU	Mogocha
  5375	-33	GB	Kingston upon Hull
  5375	6205	KZ	Komsomolets
  5375	8711	RU	Novokuznetsk
  5375	12727	RU	Zeya
  5377	3811	RU	Bogoroditsk
  5378	-7762	CA	Radisson
  5379	8134	RU	Kamenna Obi
  5380	-175	GB	Bradford
  5380	2048	PL	Olsztyn
  5382	-10123	CA	The Pas
  5383	-305	GB	Blackpool
  5383	-158	GB	Leeds
  5383	2235	PL	Ełk
  5383	9122	RU	Chernogorsk
  5385	6976	KZ	Tayynsha
  5387	-16653	US	Unalaska
  5387	1067	DE	Lübeck
  5389	2528	BY	Lida
  5390	2757	BY	Minsk
  5390	3032	BY	Mahilyow
  5390	8671	RU	Prokopyevsk
  5392	-12277	CA	Prince George
  5393	10203	RU	Zima
  5395	3286	RU	Roslavl
  5397	-9783	CA	Norway House
  5397	-9477	CA	Island Lake
  5397	-108	GB	York
  5398	12392	RU	Skovorodino
  5400	-642	IE	Dundalk
  5400	8664	RU	Kiselevsk
  5401	3751	RU	Shchekino
  5406	4492	RU	Ruzayevka
  5407	1215	DE	Rostock
  5407	5493	RU	Rayevskiy
  5409	3430	RU	Kirov
  5409	3822	RU	Novomoskovsk
  5411	6157	RU	Troitsk
  5413	-10843	CA	Meadow Lake
  5413	5412	RU	Belebey
  5415	-448	IM	Douglas
  5416	7482	RU	Cherlak
  5417	4518	RU	Saransk
  5418	-5845	CA	Rigolet
  5419	1940	PL	Elbląg
  5420	1618	PL	Koszalin
  5420	3763	RU	Tula
  5422	-12577	CA	Burns Lake
  5423	2849	BY	Barysaw
  5423	8337	RU	Cherepanovo
  5425	-697	IE	Muineachan
  5425	4956	RU	Dimitrovgrad
  5427	-848	IE	Sligo
  5428	-43	GB	Scarborough
  5430	1310	DE	Stralsund
  5430	8594	RU	Guryevsk
  5432	-13033	CA	Prince Rupert
  5432	2687	BY	Maladzyechna
  5433	1013	DE	Kiel
  5433	4841	RU	Ulyanovsk
  5435	4191	RU	Sasovo
  5435	9344	RU	Artemovsk
  5436	1864	PL	Gdańsk
  5436	7727	RU	Kupina
  5437	6081	RU	Plast
  5443	11360	RU	Bagdarin
  5446	5346	RU	Oktyabrskiy
  5449	8995	RU	Shira
  5450	-12858	CA	Terrace
  5451	3709	RU	Aleksin
  5452	-667	GB	Lisburn
  5452	1853	PL	Gdynia
  5452	3042	BY	Orsha
  5452	3627	RU	Kaluga
  5455	5279	RU	Bugulma
  5457	10057	RU	Tulun
  5458	-123	GB	Middlesbrough
  5460	-730	GB	Omagh
  5460	-596	GB	Belfast
  5460	5245	RU	Leninogorsk
  5460	5369	RU	Tuymazy
  5462	3972	RU	Ryazan
  5463	2181	RU	Chernyakhovsk
  5465	-812	IE	Donegal
  5465	8329	RU	Iskitim
  5466	8617	RU	Leninsk Kuznetsky
  5468	2532	LT	Vilnius
  5470	2050	RU	Kaliningrad
  5471	13531	RU	Chumikan
  5472	-11327	CA	Athabasca
  5475	6129	RU	Yemanzhelinsk
  5477	-12717	CA	Smithers
  5477	-11196	CA	Lac La Biche
  5477	-10188	CA	Flin Flon
  5478	943	DE	Flensburg
  5478	3205	RU	Smolensk
  5479	5604	RU	Ufa
  5480	-6682	CA	Schefferville
  5485	-16342	US	False Pass
  5485	4660	RU	Alatyr
  5488	-293	GB	Carlisle
  5488	6922	KZ	Petropavlovsk
  5490	5232	RU	Almetyevsk
  5490	9903	RU	Nizhneudinsk
  5491	6443	RU	Kurtamysh
  5491	7044	KZ	Bulaevo
  5492	-138	GB	Sunderland
  5493	3743	RU	Serpukhov
  5493	7127	RU	Isikul
  5494	4139	RU	Kasimov
  5495	-9527	CA	Oxford House
  5495	2388	LT	Kaunas
  5495	5880	RU	Bakal
  5499	7340	RU	Omsk
  5500	-733	GB	Londonderry
  5500	-160	GB	Newcastle
  5500	5727	RU	Asha
  5500	6009	RU	Miass
  5500	8271	RU	Ob
  5503	8296	RU	Novosibirsk
  5505	7457	RU	Kalachinsk
  5507	-355	GB	Dumfries
  5507	1062	DK	Svendborg
  5507	2188	RU	Sovetsk
  5508	3662	RU	Obninsk
  5508	3878	RU	Kolomna
  5510	-10530	CA	La Ronge
  5515	3322	RU	Safonovo
  5515	6144	RU	Chelyabinsk
  5517	-11880	CA	Grand Prairie
  5517	5965	RU	Zlatoust
  5517	12471	RU	Tynda
  5519	3019	BY	Vitsyebsk
  5520	-16272	US	Cold Bay
  5520	8028	RU	Kargat
  5521	-13280	US	Hydaburg
  5521	3429	RU	Vyazma
  5522	7597	RU	Tatarsk
  5524	8438	RU	Toguchin
  5528	-7777	CA	Kuujjuarapik
  5528	8561	RU	Topki
  5532	4216	RU	Vyska
  5533	8982	RU	Uzhur
  5534	-16050	US	Sand Point
  5534	8609	RU	Kemerovo
  5536	-13166	US	Ketchikan
  5536	5064	RU	Chistopol
  5536	7835	RU	Barabinsk
  5538	3753	RU	Podolsk
  5538	3903	RU	Yegoryevsk
  5540	1038	DK	Odense
  5540	4380	RU	Arzamas
  5542	5554	RU	Birsk
  5543	1157	DK	Sorø
  5545	-6022	CA	Hopedale
  5545	-462	GB	Ayr
  5546	6534	RU	Kurgan
  5547	845	DK	Esbjerg
  5548	4642	RU	Shumerlya
  5549	2879	BY	Polatsk
  5551	4747	RU	Kanash
  5557	4204	RU	Murom
  5557	7135	RU	Nazyvayevsk
  5558	1303	SE	Malmö
  5563	10931	RU	Severobaykalsk
  5564	5182	RU	Nizhnekamsk
  5565	1208	DK	Roskilde
  5568	1256	DK	København
  5570	5232	RU	Naberezhnyye Chelny
  5570	6056	RU	Kyshtym
  5571	953	DK	Vejle
  5572	2112	LT	Klaipėda
  5573	-10132	CA	Pukatawagan
  5573	8489	RU	Yurga
  5574	2437	LT	Panevežys
  5575	-9787	CA	Thompson
  5575	3762	RU	Moscow
  5575	4913	RU	Kazan
  5577	-12023	CA	Dawson Creek
  5580	-9885	CA	Nelson House
  5581	9432	RU	Uyar
  5582	3898	RU	Orekhovo-Zuevo
  5584	4866	RU	Zelenodolsk
  5585	-9208	CA	Shamattawa
  5587	-425	GB	Glasgow
  5587	3848	RU	Noginsk
  5588	2651	LV	Daugavpils
  5590	10778	RU	Ulkan
  5592	-15915	US	Perryville
  5593	-475	GB	Greenock
  5593	1232	DK	Hillerød
  5593	9799	RU	Tayshet
  5594	2333	LT	Šiauliai
  5595	-322	GB	Edinburgh
  5596	9470	RU	Zaozernyy
  5596	9781	RU	Biryusinsk
  5598	-8765	CA	Fort Severn
  5601	9287	RU	Krasnoyarsk
  5603	1413	SE	Kristianstad
  5605	1270	SE	Helsingborg
  5607	6023	RU	Verkhniy Ufaley
  5608	5426	RU	Neftekamsk
  5608	6363	RU	Shadrinsk
  5608	8604	RU	Anzhero Sudzhensk
  5609	10124	RU	Vikhorevka
  5613	4041	RU	Vladimir
  5613	4725	RU	Cheboksary
  5613	11173	RU	Novyy Uoyin
  5615	6945	RU	Ishim
  5616	1021	DK	Århus
  5616	10162	RU	Bratsk
  5618	3698	RU	Solnechnogorsk
  5619	9571	RU	Kansk
  5620	1530	SE	Karlskrona
  5621	8776	RU	Mariinsk
  5621	16243	RU	Ust Kamchatsk
  5622	3277	RU	Nelidovo
  5622	8952	RU	Bogotol
  5623	-11728	CA	Peace River
  5625	-12083	CA	Fort St. John
  5625	4346	RU	Dzerzhinsk
  5626	3433	RU	Rzhev
  5627	9050	RU	Achinsk
  5630	-15840	US	Chignik
  5630	16085	RU	Klyuchi
  5632	3052	RU	Velikiye Luki
  5633	3817	RU	Sergiyev Posad
  5633	4400	RU	Nizhny Novgorod
  5633	11489	RU	Taksimo
  5634	3670	RU	Klin
  5635	-9470	CA	Gillam
  5636	4133	RU	Kovrov
  5638	6837	RU	Golyshmanovo
  5640	-347	GB	Perth
  5642	6194	RU	Kamensk Uralskiy
  5643	940	DK	Viborg
  5644	6019	RU	Polevskoy
  5645	5218	RU	Mozhga
  5645	13817	RU	Ayan
  5647	-13237	US	Wrangell
  5647	-300	GB	Dundee
  5648	5380	RU	Sarapul
  5649	4359	RU	Balakhna
  5649	8490	RU	Timiryazevskiy
  5649	8498	RU	Tomsk
  5650	2732	LV	Rēzekne
  5651	2101	LV	Liepaga
  5653	12161	RU	Nyukzha
  5655	-6169	CA	Nain
  5658	10412	RU	Zheleznogorsk Ilimskiy
  5660	5776	RU	Krasnoufimsk
  5664	4787	RU	Yoshkar Ola
  5665	2371	LV	Jelgava
  5667	1286	SE	Halmstad
  5667	1637	SE	Kalmar
  5667	6630	RU	Yalutorovsk
  5667	12471	RU	Neryungri
  5673	-11138	CA	Fort McMurray
  5676	10576	RU	Ust Kut
  5682	-511	GB	Fort William
  5685	-10105	CA	Lynn Lake
  5685	4136	RU	Shuya
  5685	5323	RU	Izhevsk
  5685	6060	RU	Yekaterinburg
  5686	3589	RU	Tver
  5687	3734	RU	Kimry
  5688	1482	SE	Växjö
  5690	7438	RU	Tara
  5691	5996	RU	Pervouralsk
  5695	-15863	US	Port Heiden
  5695	2410	LV	Riga
  5699	8616	RU	Asino
  5701	4101	RU	Ivanovo
  5702	6146	RU	Asbest
  5703	992	DK	Aalborg
  5703	3498	RU	Torzhok
  5703	5399	RU	Votkinsk
  5706	-13533	US	Sitka
  5714	6553	RU	Tyumen
  5717	-208	GB	Aberdeen
  5719	3940	RU	Rostov
  5722	4193	RU	Vichuga
  5737	6187	RU	Artemovskiy
  5737	13950	RU	Tukchi
  5739	2156	LV	Ventspils
  5743	1053	DK	Frederikshavn
  5743	5695	RU	Kungur
  5747	-423	GB	Inverness
  5747	4213	RU	Kineshma
  5749	6021	RU	Nevyansk
  5752	3833	RU	Uglich
  5755	15723	RU	Utkholok
  5756	-15757	US	Pilot Point
  5757	-15446	US	Karluk
  5758	3456	RU	Vyshnniy Volochek
  5758	4896	RU	Sovetsk
  5762	3987	RU	Yaroslavl
  5763	1830	SE	Visby
  5767	13543	RU	Khakhar
  5773	1292	SE	Borås
  5775	1200	SE	Göteborg
  5776	3669	RU	Bezhetsk
  5777	1417	SE	Jönköping
  5777	4094	RU	Kostroma
  5779	-15241	US	Kodiak
  5779	10811	RU	Kirensk
  5783	2833	RU	Pskov
  5785	6169	RU	Alapayevsk
  5787	3405	RU	Bologoye
  5788	-10167	CA	Brochet
  5792	5997	RU	Nizhny Tagil
  5796	11433	RU	Bodaybo
  5799	3135	RU	Staraya Russa
  5799	10263	RU	Ust-Ulimsk
  5800	5625	RU	Perm
  5805	3882	RU	Rybinsk
  5805	6055	RU	Verkhnyaya Salda
  5805	6526	RU	Tavda
  5807	5574	RU	Krasnokamsk
  5810	-6840	CA	Kuujjuaq
  5812	-13544	US	Hoonah
  5812	5263	RU	Glazov
  5817	800	NO	Kristiansand
  5820	6826	RU	Tobolsk
  5824	9248	RU	Lesosibirsk
  5827	1230	SE	Trollhättan
  5829	5781	RU	Chusovoy
  5830	4831	RU	Kotelnich
  5830	8300	RU	Kolpashevo
  5831	-13442	US	Juneau
  5835	6005	RU	Krasnouralsk
  5836	1233	SE	Vannersborg
  5836	2559	EE	Viljandi
  5837	2451	EE	Pärnu
  5838	2671	EE	Tartu
  5838	4551	RU	Sharya
  5840	3390	RU	Borovichi
  5841	1563	SE	Linköping
  5843	-308	GB	Wick
  5845	-13003	CA	Dease Lake
  5845	9216	RU	Yeniseysk
  5846	877	NO	Arendal
  5847	-7814	CA	Inukjuak
  5848	4152	RU	Buy
  5850	3133	RU	Velikiy Novgorod
  5855	5004	RU	Kirovo-Chepetsk
  5859	4967	RU	Kirov
  5860	1618	SE	Norrköping
  5860	12539	RU	Aldan
  5864	5980	RU	Nizhnyaya Tura
  5866	5216	RU	Omutninsk
  5869	-15666	US	King Salmon
  5870	9918	RU	Kodinskiy
  5871	1383	SE	Mariestad
  5872	-11115	CA	Fort Chipewyan
  5872	5019	RU	Slobodskoy
  5874	2984	RU	Luga
  5876	1702	SE	Nyköping
  5877	-9417	CA	Churchill
  5882	-12253	CA	Fort Nelson
  5885	569	NO	Sandnes
  5887	5759	RU	Gubakha
  5894	2354	EE	Haapsalu
  5897	-295	GB	Kirkwall
  5897	568	NO	Stavanger
  5902	5463	RU	Kudymkar
  5903	-11768	CA	Meander River
  5903	15242	RU	Siglan
  5906	-15848	US	Dillingham
  5906	5763	RU	Kizel
  5907	-16038	US	Togiak
  5908	15995	RU	Palana
  5911	2807	RU	Slantsy
  5912	-16159	US	Goodnews Bay
  5914	3791	RU	Cherepovets
  5920	960	NO	Skien
  5921	3992	RU	Vologda
  5926	1042	NO	Tønsberg
  5927	-10583	CA	Stony Rapids
  5928	1522	SE	Örebro
  5931	5225	RU	Kirs
  5935	1810	SE	Stockholm
  5937	1350	SE	Karlstad
  5938	2816	EE	Narva
  5938	14322	RU	Okhotsk
  5940	2728	EE	Kohtla-Järve
  5941	528	NO	Haugesund
  5942	5676	RU	Berezniki
  5943	2473	EE	Tallinn
  5944	1067	NO	Moss
  5945	11256	RU	Vitim
  5946	-13531	US	Skagway
  5946	4011	RU	Sokol
  5955	-13973	US	Yakutat
  5957	-10862	CA	Uranium City
  5957	3013	RU	Gatchina
  5957	15081	RU	Magadan
  5961	6058	RU	Serov
  5963	1654	SE	Västerås
  5964	-15155	US	Homer
  5964	3351	RU	Tikhvin
  5967	5675	RU	Solikamsk
  5972	-15490	US	Newhalen
  5973	3065	RU	Kolpino
  5975	-16192	US	Quinhagak
  5976	1019	NO	Drammen
  5976	6001	RU	Karpinsk
  5979	6048	RU	Krasnoturinsk
  5986	1764	SE	Uppsala
  5991	1135	NO	Bærum
  5992	1075	NO	Oslo
  5993	3234	RU	Volkhov
  5994	3032	RU	St. Petersburg
  5997	16417	RU	Il'pyrskiy
  6000	-11188	CA	Fort Smith
  6002	-7000	CA	Kangirsuk
  6010	1995	AX	Mariehamn
  6010	13390	RU	Chagda
  6010	15090	RU	Palatka
  6012	-12880	CA	Watson Lake
  6013	-14947	US	Seward
  6014	6475	RU	Uray
  6015	-115	GB	Lerwick
  6016	5996	RU	Severouralsk
  6018	2493	FI	Helsinki
  6020	15117	RU	Karamken
  6027	-6474	CA	Port Burwell
  6033	16582	RU	Korf
  6038	10778	RU	Yerema
  6039	-16619	US	Mekoryuk
  6039	532	NO	Bergen
  6040	2567	FI	Porvoo
  6045	2225	FI	Turku
  6046	13454	RU	Ust Maya
  6048	1542	SE	Borlänge
  6050	12039	RU	Olyokminsk
  6054	-14576	US	Cordova
  6055	-15126	US	Kenai
  6058	16905	RU	Pakhachi
  6059	-16526	US	Tununak
  6061	1565	SE	Falun
  6063	644	NO	Vossavangen
  6067	1717	SE	Gävle
  6069	6041	RU	Ivdel
  6070	2875	RU	Vyborg
  6072	-13505	CA	Whitehorse
  6073	-4604	GL	Qaqortoq
  6073	7758	RU	Strezhevoy
  6073	11495	RU	Lensk
  6077	4630	RU	Velikiy Ustyug
  6078	-14868	US	Whittier
  6079	-16176	US	Bethel
  6080	1070	NO	Gjøvik
  6080	13518	RU	Eldikan
  6082	1107	NO	Hamar
  6085	-11570	CA	Hay River
  6088	2671	FI	Kouvola
  6093	7658	RU	Nizhenvartovsk
  6099	2566	FI	Lahti
  6100	-15994	US	Nyac
  6100	2447	FI	Hämeenlinna
  6100	6900	RU	Khanty Mansiysk
  6106	7610	RU	Megion
  6107	2818	FI	Lappeenranta
  6107	4210	RU	Velsk
  6108	7270	RU	Nefteyugansk
  6110	2892	RU	Svetogorsk
  6110	8025	RU	Laryak
  6111	-9406	CA	Arviat
  6113	-10088	CA	Ennadai
  6113	1050	NO	Lillehammer
  6114	-14635	US	Valdez
  6117	-11368	CA	Fort Resolution
  6117	-4542	GL	Narsarsuaq
  6118	685	NO	Leikanger
  6122	-14990	US	Anchorage
  6126	4666	RU	Kotlas
  6126	7343	RU	Surgut
  6135	-13900	CA	Burwash Landing
  6135	1637	SE	Bollnäs
  6148	2177	FI	Pori
  6149	12913	RU	Pokrovsk
  6150	2375	FI	Tampere
  6153	-16610	US	Hooper Bay
  6158	-15952	US	Aniak
  6158	-14944	US	Wasilla
  6160	-14911	US	Palmer
  6160	9012	RU	Podkamennaya
  6163	14792	RU	Omchak
  6166	5082	RU	Syktyvkar
  6169	2729	FI	Mikkeli
  6176	-15731	US	Red Devil
  6185	-12133	CA	Fort Simpson
  6185	3428	RU	Petrozavodsk
  6187	2888	FI	Savonlinna
  6187	8926	RU	Komsa
  6187	15225	RU	Strelka
  6195	15923	RU	Evensk
  6200	-4964	GL	Paamiut
  6203	-682	FO	Tórshavn
  6203	12974	RU	Yakutsk
  6204	7449	RU	Kogalym
  6208	-15007	US	Montana
  6209	-16373	US	Mountain Village
  6214	11763	RU	Suntar
  6215	6538	RU	Nyagan
  6218	-7566	CA	Salluit
  6221	3429	RU	Kondopoga
  6224	-654	FO	Klaksvík
  6226	2575	FI	Jyväskylä
  6227	-14538	US	Gulkana
  6232	-15011	US	Talkeetna
  6240	-11073	CA	Lutselke
  6240	1732	SE	Sundsvall
  6242	-7790	CA	Ivugivik
  6244	-11440	CA	Yellowknife
  6253	-4222	GL	Timmiarmiut
  6253	15580	RU	Omsukchan
  6254	11396	RU	Mirnyy
  6255	639	NO	Ålesund
  6255	16530	RU	Manily
  6260	2977	FI	Joensuu
  6263	1793	SE	Härnösand
  6267	13560	RU	Khandyga
  6275	718	NO	Molde
  6278	-16452	US	Emmonak
  6278	14817	RU	Susuman
  6282	-9210	CA	Rankin Inlet
  6285	-6988	CA	Kimmirut
  6289	2769	FI	Kuopio
  6296	-15560	US	McGrath
  6297	6509	RU	Peregrebnoye
  6301	11247	RU	Chernyshevskiy
  6303	-16355	US	Kotlit
  6307	17931	RU	Beringovskiy
  6310	2160	FI	Vaasa
  6317	7562	RU	Noyabrsk
  6318	1465	SE	Östersund
  6319	6442	RU	Igrim
  6332	1872	SE	Örnsköldsvik
  6334	-9070	CA	Chesterfield Inlet
  6339	-14895	US	Cantwell
  6339	-14335	US	Tanacross
  6342	1042	NO	Trondheim
  6345	12032	RU	Verkhnevilyuysk
  6356	5369	RU	Ukhta
  6359	5389	RU	Sosnogorsk
  6367	7133	RU	Numto
  6373	-14891	US	Denali Park
  6375	-6850	CA	Iqaluit
  6375	3432	RU	Segezha
  6376	12162	RU	Vilyuysk
  6378	-17173	US	Gambell
  6383	2024	SE	Umeå
  6383	2312	FI	Kokkola
  6387	-16079	US	Unalakleet
  6388	-15231	US	Lake Minchumina
  6392	12747	RU	Sangar
  6393	-2100	IS	Selfoss
  6393	3808	RU	Onega
  6402	-2257	IS	Keflavík
  6402	1150	NO	Steinkjer
  6407	-13942	CA	Dawson City
  6415	-14584	US	Big Delta
  6415	-8318	CA	Coral Harbour
  6415	-2195	IS	Reykjavík
  6420	-5173	GL	Nuuk
  6425	6097	RU	Saranpaul
  6427	-1521	IS	Höfn
  6428	10025	RU	Tura
  6431	-7654	CA	Cape Dorset
  6432	-9602	CA	Baker Lake
  6433	-15872	US	Kaltag
  6438	12055	RU	Terbyas
  6442	-17323	RU	Provideniya
  6448	1150	NO	Namsos
  6448	9123	RU	Noginsk
  6451	-16541	US	Nome
  6453	3477	RU	Belomorsk
  6456	-14909	US	Nenana
  6457	-2186	IS	Borgarnes
  6457	3983	RU	Severodvinsk
  6457	4055	RU	Archangel
  6457	14320	RU	Ust Nera
  6473	-15693	US	Galena
  6473	17770	RU	Ugolnye Kopi
  6474	17747	RU	Anadyr
  6477	2095	SE	Skellefteå
  6479	-14120	US	Eagle
  6484	-14771	US	Fairbanks
  6487	1121	NO	Rørvik
  6488	-15770	US	Koyukuk
  6490	12525	RU	Tunguskhaya
  6494	-16116	US	Koyuk
  6495	3457	RU	Kem
  6500	2547	FI	Oulu
  6516	5721	RU	Pechora
  6517	-15208	US	Tanana
  6518	-12342	CA	Doline
  6525	16050	RU	Omolon
  6526	-16636	US	Teller
  6527	-1439	IS	Egilsstaðir
  6528	-12685	CA	Norman Wells
  6553	7251	RU	Nadym
  6557	-3718	GL	Kulusuk
  6558	-17102	RU	Lavrentiya
  6560	-3763	GL	Tasiilaq
  6560	2216	SE	Luleå
  6561	-16809	US	Wales
  6567	-1810	IS	Akureyi
  6573	2458	FI	Kemi
  6574	15089	RU	Zyryanka
  6575	-1964	IS	Sauðárkrókur
  6583	-14406	US	Circle
  6584	8795	RU	Turukhansk
  6585	4424	RU	Mezen
  6592	5740	RU	Usinsk
  6604	6017	RU	Inta
  6605	-15425	US	Hughes
  6608	-2315	IS	Ísafjörður
  6608	7663	RU	Novy Urengoy
  6613	-6575	CA	Pangnirtung
  6615	-16981	RU	Uelen
  6626	-16607	US	Shishmaref
  6627	-12863	CA	Fort Good Hope
  6632	-17918	RU	Egvekinot
  6632	1417	NO	Mo i Rana
  6642	11240	RU	Udachnyy
  6642	17333	RU	Mukhomornoye
  6650	2572	FI	Rovaniemi
  6653	-8628	CA	Naujaat
  6654	6661	RU	Salekhard
  6656	-14527	US	Fort Yukon
  6657	-15265	US	Allakaket
  6660	-16001	US	Selawik
  6667	2742	FI	Kemijärvi
  6668	3435	RU	Umba
  6669	3287	RU	Kovda
  6677	12337	RU	Zhigansk
  6690	-16260	US	Kotzebue
  6691	-15688	US	Kobuk
  6695	-17182	RU	Enurmino
  6695	-5367	GL	Sisimiut
  6701	-5071	GL	Kangerlussuaq
  6709	-15785	US	Ambler
  6716	3241	RU	Kandalaksha
  6725	1440	NO	Bodø
  6741	-15011	US	Wiseman
  6742	2660	FI	Sodankylä
  6743	-13375	CA	Tsiigehtchic
  6745	15371	RU	Srednekolymsk
  6747	7870	RU	Tazovsky
  6747	8658	RU	Igarka
  6749	-13489	CA	Fort McPherson
  6750	6401	RU	Vorkuta
  6754	13338	RU	Verkhoyansk
  6757	3339	RU	Apatity
  6761	3367	RU	Kirovsk
  6761	6412	RU	Severnyy
  6765	5306	RU	Naryan Mar
  6766	13464	RU	Batagay
  6769	4902	RU	Indiga
  6770	7293	RU	Novy Port
  6773	-16449	US	Kivalina
  6775	7752	RU	Nakhodka
  6780	-11513	CA	Kugluktuk
  6785	2022	SE	Kiruna
  6787	4413	RU	Shoyna
  6793	3283	RU	Monchegorsk
  6799	12335	RU	Menkere
  6805	16633	RU	Bilibino
  6823	1457	NO	Svolvær
  6835	-16681	US	Point Hope
  6835	-13370	CA	Inuvik
  6835	7713	RU	Yamburg
  6838	1729	NO	Narvik
  6841	12393	RU	Natara
  6848	10217	RU	Yessey
  6852	10780	RU	Put Lenina
  6853	11245	RU	Olenek
  6863	-9592	CA	Gjoa Haven
  6875	16133	RU	Chersky
  6877	-8124	CA	Hall Beach
  6879	1652	NO	Harstad
  6881	4930	RU	Bugrino
  6882	-5118	GL	Qasigiannguit
  6893	-17950	RU	Mys Shmidta
  6897	3310	RU	Murmansk
  6907	3342	RU	Severomorsk
  6912	-10503	CA	Cambridge Bay
  6921	3345	RU	Polyarnyy
  6922	-5110	GL	Ilulissat
  6924	-5357	GL	Qeqertasuaq
  6924	1801	NO	Finnsnes
  6926	-8179	CA	Igloolik
  6934	8822	RU	Norilsk
  6938	-12398	CA	Paulatuk
  6941	3022	RU	Nikel
  6942	8623	RU	Dudinka
  6942	16148	RU	Mikhalkino
  6945	-13305	CA	Tuktoyaktuk
  6953	-9353	CA	Taloyoak
  6964	1899	NO	Tromsø
  6965	16233	RU	Ambarchik
  6970	17031	RU	Pevek
  6973	3005	NO	Kirkenes
  6973	6006	RU	Varnek
  6976	6167	RU	Amderma
  6997	2324	NO	Alta
  7002	13560	RU	Ust Kuyga
  7009	-14360	US	Kaktovik
  7010	2977	NO	Vadsø
  7013	11400	RU	Zhilinda
  7021	12599	RU	Govorovo
  7029	-14867	US	Prudhoe Bay
  7047	-15740	US	Atqasuk
  7048	-2197	GL	Ittoqqortoormiit
  7060	5637	RU	Rusanovo
  7062	14789	RU	Chokurdakh
  7064	-16004	US	Wainwright
  7066	2369	NO	Hammerfest
  7068	-5212	GL	Uummannaq
  7073	-11775	CA	Holman
  7073	5442	RU	Krasino
  7073	13622	RU	Kavache
  7077	9750	RU	Boyarka
  7085	15390	RU	Logashkino
  7088	7847	RU	Gyda
  7096	-17959	RU	Zvezdnyy
  7129	-15679	US	Utqiaġvik
  7143	13607	RU	Nizhneyansk
  7145	8925	RU	Agapa
  7163	12883	RU	Tiksi
  7170	8356	RU	Vorontsovo
  7192	11408	RU	Saskylakh
  7204	10247	RU	Khatanga
  7238	-5555	GL	Kangersuatsiaq
  7260	12703	RU	Trofimovsk
  7268	-7800	CA	Pond Inlet
  7271	-5614	GL	Upernavik
  7277	10480	RU	Starorybnoye
  7300	11977	RU	Ust Olensk
  7303	-8517	CA	Arctic Bay
  7322	14318	RU	Shalaurova
  7327	5645	RU	Matochkin Shar
  7337	-5606	GL	Tasiusaq
  7338	12659	RU	Sagastyr
  7348	11363	RU	Khorgo
  7351	8055	RU	Dikson
  7402	11151	RU	Nordvik
  7412	-5707	GL	Nuussuaq
  7458	-5722	GL	Kullorsuaq
  7468	-9490	CA	Resolute
  7490	14211	RU	Zemlya Bunge
  7509	8698	RU	Mikhaylova
  7602	-6511	GL	Savissivik
  7644	-8295	CA	Grise Fiord
  7748	-6933	GL	Qaanaaq
  7772	10425	RU	Chelyuskin
  7822	1555	SJ	Longyearbyen
  8172	-1780	GL	Nord
  8248	-6225	CA	Alert
  """
