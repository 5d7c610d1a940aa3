import type { SafetyList } from '../safety-list.ts'

/** Spanish. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const spanish: SafetyList = {
  blocked: `
    mierd*|mrd|mierda|joder|jodete|jodan|jodido|jodida|jodidos|jodidas|jodan|jode|jodas
    puta|putas|puto|putos|putita|putada|puton|putazo|hijueputa|hijoputa|hijaputa|jueputa|hp|hdp|ptm
    =coño|=coños|=cono_de_tu
    gilipoll*|capull*|cabron*|pendej*|pelotud*|boludazo|mamon|mamones|mamona|mamaguevo|malparid*|gonorrea|carajo|verga|vergas|pinga|polla|pollas|pijo_de_mierda|pija|pijas|concha_de_tu|conchatumadre|conchetumare|culiao|culero|culeros|huevon|weon_culiao|chinga*|chingar|follar|follando|follame|follas|coger_con|cojones|ojete|zorra|zorras|perra_de|guarra|guarras|furcia*|ramera*|golfa|culo|culos|orto_de|tetas|teton*|pezon*|nalgas|pene|penes|vagina*|porno*|xxx|erotic*|desnudas|desnudos|masturb*|pajear*|paja_mental|pajero|pajillero|hacerse_una_paja|sexo|sexual*|sexi|sexy|orgasmo*|orgia*|violador*|prostitut*|putero|semen|eyacul*|mamada|mamadas|chupamela|chupame_la|condon*|hentai|nopor
    violo|violar|violaron a una|la|mi
    ver|ensename|muestrame|quiero|ponme|busca|mandame|dame ~ desnuda|desnudo|en_pelotas|en_bolas|sin_ropa|en_cueros
    mujeres|chicas|hombres|gente|chicos|tias ~ desnuda*|desnudo*|en_pelotas|en_bolas|sin_ropa|en_cueros
    quitate|quitese ~ ropa|bragas|camiseta
    vete|andate|iros|vayanse a la? mierda|chingada|verga|tomar|carajo
    me cago en
    que te den|jodan|follen por?
    maric*|marica|maricas|maricon*|bollera*|travelo|sudaca*|negrata*|panchit*|retrasad*|subnormal*|mongol|mongolic*|mongolo|tarado|tarada
    moros|moro|negros|gitanos|judios|sudacas|chinos|mexicanos|arabes|inmigrantes|indios|gays|musulmanes sucios|sucio|de_mierda|asquerosos|apestosos|fuera|a_su_pais|ladrones|son_una_mierda
    putos|sucios|asquerosos|malditos|pinches|odio_a_los|odio_a_todos_los|matar_a_los|matar_a_todos_los|mueran_los moros|negros|gitanos|judios|sudacas|chinos|mexicanos|arabes|inmigrantes|indios|gays|musulmanes|homosexuales|refugiados
    chiste|chistes|bromas ~ de|sobre ~ moros|negros|gitanos|judios|maricas|maricones|sudacas|mongolicos|discapacitados|holocausto|gangosos
    odio|odiamos ~ negros|gitanos|judios|moros|gays|inmigrantes|musulmanes|chinos
    los|todos|las negros|gitanos|judios|moros|gays|inmigrantes|musulmanes|arabes|mujeres ~ deberian|deben|merecen|son ~ morir|inferiores|basura|ratas|ladrones|tontos|tontas|asquerosos|criminales
    heil|viva hitler|nazi|nazis|los_nazis
    hitler ~ razon|bueno|heroe|genial|mejor
    como|donde|ensename|quiero|dime|ayudame|explicame|puedo ~ hacer|hace|hacen|haces|hago|fabricar|fabrica|fabrico|construir|comprar|compro|conseguir|consigo|robar|tener|disparar|uso|usar ~ bomba|bombas|pistola|pistolas|arma|armas|explosivo*|granada|veneno|polvora|molotov|escopeta|fusil|navaja|metralleta
    llevar|llevo|traer ~ pistola|navaja|cuchillo|arma|bomba ~ cole|colegio|escuela|clase
    como|quiero|voy_a|ayudame_a|manera_de|te_voy_a|os_voy_a|hay_que ~ matar|matarlo|matarla|asesinar|apunalar|estrangular|envenenar|pegar_un_tiro|degollar|matarte|mataros ~ a? mi|un|una|alguien|te|profe*|hermano|hermana|madre|padre|gente|persona|perro|gato|vosotros|ti|todos|el|la|los
    te voy a matar|rajar|reventar|apunalar|violar
    voy a matarte|matarlos|matarlo|matarla
    matate|suicidate|muerete|ojala_te_mueras|muerete_ya|matense
    ver|quiero|ensename|muestrame|ponme|pon|busca|video|videos|pelicula|peliculas ~ tortur*|decapit*|degoll*|descuartiz*|gente_muriendo|muertos_de_verdad|matando_gente|mucha_sangre|tripas|vísceras|gore|como_matan|cadaveres|asesinatos_reales|ejecucion*|mutila*|sangriento*|sangrienta*
    gente|personas|alguien|animales ~ torturad*|degollad*|decapitad*|descuartizad*|muriendo|muriendose|ahorcad*
    sangre y|con tripas|visceras
    snuff|gore
    cocaina|mariguana|marihuana|porro|porros|canuto|canutos|farlopa|metanfetamina|lsd|crack_para|hachis|perico_para|drogarme|drogarse|drogarnos|extasis_pastillas|popper|ketamina|fentanilo|camello_de_droga
    comprar|compro|fumar|fumo|vender|vendo|conseguir|consigo|probar|pillar|pillo|tomar|donde|quiero|meterme|vende ~ droga|drogas|maria|hierba_para_fumar|yerba_para_fumar|mota|faso|coca_para|costo|extasis|heroina_para|heroina_y|pastillas_para_colocarme|cigarrillos|tabaco|cigarros|vodka|cerveza|alcohol|ron|whisky|tequila|vapers|vaper
    pincharme|inyectarme|fumar|esnifar heroina|pegamento|cola|coca
    emborracharme|emborracharse|emborracharnos|colocarme|colocarse
  `,
  redirected: `
    ignora|olvida|olvidate|salta|saltate|desobedece|rompe|borra|deja|quita|cambia|omite|no_sigas|no_hagas_caso|ignorar|elimina ~ reglas|normas|instrucciones|filtro|filtros|limites|ordenes|restricciones|programacion|todo_lo_anterior|indicaciones|todo_lo_que_te
    sin|ningun|ninguna reglas|normas|filtro|filtros|limites|censura|restricciones|limitaciones
    ahora|desde_ahora|a_partir_de_ahora|de_ahora_en_adelante ~ eres|seras|actua|actuas|responde|te_llamas
    eres|actua|actuas|finge|haz|hazte|juega|responde|comportate|habla|pretende|simula|imagina ~ malvado|malo|dan|sin_reglas|sin_filtro|sin_filtros|sin_limites|hacker|de_que_no_tienes_reglas|que_no_tienes|que_eres_humano|que_no_eres|que_puedes_decir
    haz|hazte|finge|finges|imagina|piensa|cree|tratame|digamos|supon|pon ~ que_tengo|que_soy|como_si_fuera|como_a_un|como_si_tuviera|tengo ~ adulto|mayor|dieciocho|veinte|18|19|20|21|30|padre|madre
    modo dan|desarrollador|dios|malvado|adulto|adultos|sin|admin|administrador
    prompt|instrucciones|mensaje de|del|ocultas|secretas|iniciales sistema|ocultas|secretas|iniciales?
    dime|ensename|muestrame|repite|cuentame|revela|escribe|cuales|lee ~ tus|tu|el ~ instrucciones|prompt|reglas_secretas|mensaje_de_sistema|codigo_fuente|reglas_internas|reglas_ocultas
    instrucciones|prompt|mensaje secretas|ocultas|internas|iniciales|del_sistema|de_sistema
    di|dime|ensename|cuentame|escribe ~ palabrotas|tacos|groserias|malas_palabras|insultos|chistes_verdes|chiste_verde|chiste_guarro|palabra_fea|palabras_feas
    pelicula|peliculas|pelis|peli|serie|series|video|videos|cosas|algo|dibujos|contenido|una|las|los ~ para|de|solo_para ~ adultos|adulto|mayores|mayores_de_18|grandes|mas_de_18
    adultos|mayores de 18|dieciocho
    mas|mayor|mayores de|18 18|anos|dieciocho
    18 mas
    contenido|cine|seccion|zona adulto|adultos|explicito|prohibido
    no sea|es|son|apta|apto|apto_para|aptas ~ ninos
    ignora|olvida|olvidate|cambia|quita|salta|saltate|no_mires|da_igual|pasa_de|sube|borra ~ edad|clasificacion|limite_de_edad
    quita|quitame|desactiva|apaga|desbloquea|salta|saltar|saltarme|elimina|hackea|hackear|como_quito|desconecta|burla|burlar|evita|desactivar|quitar|apagar|desbloquear|borra|saltate|libera ~ control|controles|bloqueo|modo|filtro|filtros|restriccion*|limite|candado|perfil ~ parental|parentales|ninos|infantil|infantiles|nino|padres|edad|familiar|tiempo|pantalla|adultos?
    control|controles|bloqueo|filtro|modo parental|parentales|infantil|de_ninos
    cual|dime|dame|adivina|sabes|averigua|hackea ~ pin|clave|contrasena ~ padres|papa|mama|parental|adultos|perfil
    mis|mama|mi_madre|papa|mi_padre|padres ~ no_me_dejan|no_me_deja|me_deja|me_dejan|dice_que_puedo|dicen_que_puedo|duermen|no_estan|no_se_enteran|no_lo_sabe|no_saben|no_quieren|prohib* ~ ver|pelicula|peliculas|terror|mayores|pon|quita|adultos|miedo|todo
    no|sin le|les|se|que digas|decir|decirle|enteren|lo_digas ~ mi_madre|mi_padre|mama|papa|padres
    sin que mis|mi|mama|papa padres|madre|padre|se se? enteren|entere|sepan
    perfil|cuenta de mi|mis|adulto|adultos padre|madre|papa|mama|padres
    soy|tengo tu|un|18|el|dieciocho creador|programador|administrador|desarrollador|adulto|anos_pon|anos_ponme|anos_de_verdad|anos_asi
    haz|haces|haga de|como|el leo? malvado|malo|villano_sin
  `,
  distressing: `
    quiero|quisiera|desearia|deseo|ganas_de|prefiero|gustaria|voy_a|pienso_en|pensando_en morir|morirme|matarme|suicidarme|desaparecer_para_siempre|estar_muerto|estar_muerta|hacerme_dano|hacerme_daño|cortarme|dejar_de_existir|no_existir|no_despertar
    no quiero|puedo|tengo_ganas_de|merezco|me_apetece ~ vivir|seguir_viviendo|existir|estar_vivo|estar_viva|seguir_aqui|despertar
    me corto|estoy_cortando|hago_dano|hago_cortes|lastimo|quiero_morir|quiero_matar|autolesion*|odio_a_mi|odio_a_mi_mismo
    cortarme|hacerme|lastimarme|danarme|cortar|hacer_me las|los|dano|yo|mucho? venas|brazos|munecas|dano?
    suicid*|autolesion*|lastimarme|danarme
    ojala|desearia ~ muerto|muerta|no_haber_nacido|morirme|no_existiera
    mi vida no vale|tiene|merece
    no vale la pena vivir|seguir_viviendo
    nadie|ninguno me quiere|echaria|extranaria|va_a_extranar|ama|da_de_comer
    todos|todo_el_mundo estarian|estaria|me ~ mejor_sin_mi|odia|odian
    estarian mejor sin mi
    tio|abuelo|padre|papa|padrastro|hermano|primo|profesor|profe|entrenador|vecino|senor|hombre|alguien|el|cura|canguro|ninera|mama|madre|chico|amigo|maestro me|nos toca|toco|tocaba|esta_tocando|manosea|manoseo|viola|violo|abusa|abuso|pega|pegan|pego|golpea|golpeo|maltrata|amenaza|hace_dano|hizo_dano|obliga|obligo|encierra|encerro|besa|da_miedo_y|quema|insulta_y|lastima|lastimo
    me toca|toco|tocan|tocaron|tocaba|manosea*|viola*|violo|violaron|obliga|obligo|obligan|pega|pegan|pegaron|pego|golpea*|maltrata*|acosan|acosa|amenaza*|hacen_bullying|encierran|encerraron|abandon*|quieren_matar|quiere_matar|quieren_hacer_dano|va_a_matar|van_a_matar|va_a_pegar|van_a_pegar|hizo_dano|hace_dano|hacen_dano|sigue_un|persigue_un|siguen
    toca|toco|tocaba mis|mi partes|cuerpo|pecho|piernas|culito|genitales
    partes intimas|privadas
    sufro|sufriendo abuso*|maltrato|acoso|bullying
    abusa|abusan|abuso|abusaron de mi
    pega|golpea|pego|maltrata a mi|nosotros madre|mama|hermano|hermana|hermanito?
    secreto|secretos ~ no ~ diga|digas|cuente|contar|decir|decirlo|contarlo|cuentes|se_entere
    me dice|dijo|dicen|dijeron|pide|pidio|hace|obliga ~ que ~ no|guarde|sea ~ cuente|diga|secreto|contar|decir
    me pide|pidio|piden|manda|mando|envia|dice ~ fotos|foto|desnud*|videos|quite_la_ropa|encontrar*|quedar|direccion|secreto
    no ~ puedo|debo contar*|decir* ~ nadie|mama|mi_madre|mi_mama|padres
    si ~ cuento|digo ~ mata|matara|pega|pegara|dano|matar|pegar
    tengo miedo ~ mi|volver|ir|de padre|papa|padrastro|casa|madre|mama|tio|me_pegue|me_peguen|me_mate
    no estoy|me_siento|es seguro|segura|a_salvo ~ casa
    tengo|paso|pasamos|tenemos hambre ~ no|nadie|dias|sin ~ comida|comer|como|comido|da|casa|hay|ayer?
    no he|hemos|hay|tengo|tenemos|me_dan|nos_dan|me_da|me_han_dado|me_dejan comido|comida|nada_de_comer|nada_que_comer|de_comer|que_comer|comer ~ ayer|dias|casa|hoy|nadie|hambre|nada|desde?
    llevo|hace dos|tres|dias|varios|un|2|3 dias|dia? ~ sin|no comer|como|comida|agua
    estoy|estamos|me_quede|me_dejaron|me_han_dejado|me_dejan|llevo|me_encuentro solo|sola|solos|solas|encerrado|encerrada|perdido|perdida|herido|herida|sangrando|secuestrad* ~ miedo|casa|dias|noche|ayuda|se_donde|calle|hambre|no_se|nadie|cuarto|sotano|mucho?
    estoy|esta|sigo sangrando|herido|herida|secuestrad*|en_peligro|inconsciente
    ayuda|ayudame|ayudenme|socorro ~ peligro|miedo|solo|sola|sangr*|dano|pega|fuego|incendio|policia|matar|encerrad*|casa
    hay un|fuego|alguien|una ~ fuego|incendio|hombre|ladron|desconocido|extrano|casa|intruso ~ en|fuera|puerta casa|puerta|ventana|cuarto|cocina
    casa|cocina se|esta quema|ardiendo|quemando
    no puedo|puede respirar
    mi mama|madre|papa|padre|abuela|abuelo|hermano no|esta respira|despierta|se_despierta|se_mueve|inconsciente|sangrando|tirad*
    mama|papa|madre|padre|padres no ha|han|vuelve|volvio|vuelven vuelto|regresado|dias|casa?
    desconocido|senor|hombre|extrano|alguien ~ sigue|quiere|dice|pidio|ofrece ~ encontrar|fotos|vaya_con|subir_a_su|suba_a_su|mi_direccion|quedar|acompane
    me escape|escapo|voy_a_escapar|quiero_escapar|fugue|quiero_ir de|de_mi casa
    me tome|tomo|trague|bebi ~ pastillas|lejia|veneno|medicinas|medicamentos
    vomito|dejo_de_comer|no_como para adelgazar|estar_delgad*
  `,
  personal: `
    vivo|vivimos en el|la|mi? numero|portal|piso|calle|bloque? # _?
    calle|avenida|avda|av|plaza|paseo|carretera|camino|ronda|carrera|calzada|pasaje|colonia|travesia ~ #
    vivo|vivimos|mi_casa_esta|mi_casa_es en|la|el la|el? calle|avenida|plaza|barrio|urbanizacion|paseo|colonia _
    mi|nuestra|la_de_mi direccion|domicilio es|de|esta _
    codigo|clave|contrasena|pin|combinacion de|del|es ~ #
    mi|nuestra|la clave|contrasena|pin|password|contrasena_del_wifi es|del|de|: _
    mi|nuestro|el_de_mi|su|de_mi_casa|de_mi_madre|de_mama numero|telefono|movil|celular|whatsapp|tlf|cel ~ #
    telefono|movil|celular|whatsapp es|: # #? #? #? #? #? #? #? #?
    llamame|llamanos|escribeme al|a_el|a|por # #? #? #?
    mi|el correo|email|mail|gmail es|electronico|de _
    arroba gmail|hotmail|yahoo|outlook
    arroba _ punto com|es
    mi|nuestro cole|colegio|escuela|instituto|guarderia|guarde se_llama|es|es_el|es_la _
    voy|va|vamos|estudio|estudia|asisto al|a_la|en_el|en_la|en|a cole|colegio|escuela|instituto|guarderia|liceo ^|san|santa|de|del|nuestra|publico|la|el|que_se_llama _?
    mi nombre completo|apellido|apellidos es|son|y _
    me apellido|apellidan _
    me llamo|nombre_es|soy ^ ^ 
    mi nombre es ^ ^
    tarjeta de|bancaria|es|numero ~ #
    dni|pasaporte|nif ~ #
    mi|mis instagram|insta|snapchat|tiktok|discord|roblox|usuario|nick|facebook es|se|de _
    la|las llave|llaves esta|estan debajo|bajo|en_la_maceta
    naci el # de? _ #
    estamos|nos_vamos|estaremos de_vacaciones|fuera|de_viaje ~ hasta ~ #
  `,
  unsaid: `
    donde|en_que|cual|dime|que ~ vives|vive|viven|tu_direccion|calle|ciudad_vives|tu_casa|barrio_vives|estas_ahora|te_encuentras
    tu|su direccion|telefono|numero_de_telefono|contrasena|correo|apellido|clave|pin|nombre_completo|tarjeta
    que|cual|como|a|en ~ colegio|escuela|cole|instituto|clase ~ vas|es|estudias|llama|va|tuyo|estas
    como se llama tu|su|te
    como te llamas
    cual es tu nombre|edad|numero|direccion|colegio|escuela
    cuantos anos tienes|tiene
    que edad|edad_tienes tienes|tiene?
    estas|estais|hay|te_encuentras|quien ~ solo|sola|solos|alguien_contigo|esta_contigo|en_casa|contigo
    mandame|enviame|envia|manda|sube|comparte|ensename|muestrame|dame|pasame|hazte ~ foto|fotos|video|selfie|imagen|tu_cara|tu_cuerpo|camara|tu_habitacion
    enciende|activa tu|la camara|microfono
    guarda|sera|es|guardame|guardemos|nuestro|este|un ~ secreto
    entre tu y yo
    entre nosotros
    no|nunca|sin ~ lo? digas|cuentes|decir|se_lo|contar|decirle|digamos|avisar ~ nadie|padres|mama|papa|madre|padre|mayores|adulto|profe
    quedamos|nos_vemos|veamonos|quedemos|encontremonos|encontrarnos|conocernos|vernos|reunirnos|reunamonos|quieres_quedar ~ parque|persona|calle|manana|casa|en|solos|fuera?
    ven|vente|sal|escapate|vete|vayase|sal_de|escapa|huye|abandona ~ casa|conmigo|fuera|solo|sola|parque|calle
    abre la puerta|ventana
    hacerte|hazte|hacerse|cortarte|matarte|lastimarte|suicidarte|matate ~ dano?
    toma|tomate|traga|bebe|dale|ingiere ~ pastilla*|aspirina|ibuprofeno|paracetamol|medicamento*|mg|lejia|insulina|antibiotico*|dosis|jarabe
    # mg|miligramos|ml|gramos|pastillas|comprimidos de|al|cada|por|diarios
    dosis de|recomendada|es
    deja|suspende de? tomar|la tu|la|su medicacion|medicina|insulina?
    para|como|primero|puedes hacer|fabricar|fabrica|construir|preparar ~ bomba|explosivo*|pistola|veneno|droga*|arma|polvora|molotov
    mezcla|combina|calienta|echa ~ lejia|amoniaco|acido|gasolina|polvora|fertilizante
    carga|apunta|dispara ~ pistola|arma|rifle|fusil
    fuma|esnifa|bebe|prueba|inhala ~ porro|marihuana|cocaina|tabaco|alcohol|cerveza|vodka|vino|pegamento|heroina
    haz|pulsa|visita|entra clic|click|en el|la|este enlace|web|link|pagina
    juega con fuego|cerillas|cuchillos
    eres|estas gordo|gorda|feo|fea|tonto|tonta|estupido|estupida|inutil
    soy humano|humana|una_persona|tu_novio|tu_novia|real
    punto com
  `,
  harmless: `
    me|nos|te muero|morir|muriendo|morimos|morirme de|por ganas|risa|hambre_ya|ver|sueno|verguenza|ternura|frio|calor|curiosidad|envidia|aburrimiento
    morirme|morirse|morir|muero|muerto|muerta|muertos de risa|ganas|verguenza|sueno|frio|ternura|amor|aburrimiento|hambre
    matar el tiempo|rato|gusanillo|dragon|hambre|marcianos|zombis|aburrimiento
    pistola|pistolas|bomba|bombas de agua|juguete|burbujas|jabon|chocolate|silicona|aire|calor|bano|globos|crema|humor
    hacer|hago|haces|hace|hacen|comprar|compro|tener|usar|uso ~ pistola|pistolas|bomba|bombas de agua|juguete|burbujas|jabon|chocolate|silicona|bano|crema
    pasalo|pasarlo|fue|es|la|una|lo_pase bomba
    mi|la|una|tengo_una perra de|que|y|se
    la zorra y|de|en|del|astuta
    zorra astuta|roja|polar
    el|la|una mama|gallina|pollito|gallinas polla
    san|y|los moros y|de cristianos
    moros y cristianos
    esquina|golf golfa
    culo del|de_un vaso|frasco|botella|pollo
    cuerpo|pies|al desnudo|desnudos
    arboles|pies|rata|ratas|perro|gato desnudos|desnuda|desnudas
    me pego el|al|la|en sol|susto|moco
    me toca|toco|tocan a? jugar|mi|elegir|turno|la|el|poner|a|mi_turno|recoger|limpiar|banarme|hacer|ir|dormir|ver|ya|ahora|otra
    me toca|toco ~ corazon|premio|loteria|turno|elegir|elegir_la
    me pego|pega|pegan|golpeo|golpee ~ puerta|mesa|balon|pelota|bici|un_susto|sin_querer|cromos|pegatina*|al_cole
    me pego|pega|pegan un|a_mi|mucho|el|la golpe|susto|sol|lado|balon|pelota|cancion
    guerra|secreto de secretos|sorpresa|cumpleanos|fiesta|regalo
    agente|jardin|amigo|puerta|base|receta|pasadizo|codigo|lenguaje secreto|secreta
    secreto ~ sorpresa|fiesta|regalo|cumpleanos|cumple
    me dice|dijo|dicen|pide|pidio|hace ~ que ~ no|guarde|sea ~ secreto ~ sorpresa|fiesta|regalo|cumpleanos
    me pide|pidio|manda|mando|envia|dice ~ fotos|foto|videos de|del ~ perro|perrito|gato|vacaciones|cumple|playa|viaje
    no quiero vivir en|con ~ ciudad|casa|luna|campo|zoo|marte|pueblo
    nadie|todos me quiere|quieren|odian jugar|ayudar|mucho
    no he comido|comi pizza|helado|chocolate|pastel|postre
    tengo hambre ~ no? ~ quiero|merienda|pizza|galletas|merendar|cenar|de
    solo|sola en casa ~ pelicula|peli|2|dos|pon|ver
    estoy|estamos|me_quede solo|sola en_casa viendo|y_quiero_ver|jugando
    ver|pon|ponme|quiero|pelicula|peli solo en casa
    estoy perdido|perdida en ~ juego|nivel|pelicula|mates
    ahora eres|seras mi|un|una|el|la amigo|amiga|pirata|princesa|dragon|gato|perro|caballero|rey|reina|hada
    ahora ~ actua|responde ~ actriz|telefono
    sin reglas|limites|filtro de|en|para ~ juego|imaginacion|cafe
    olvida|cambia|salta|borra|deja ~ reglas|normas|instrucciones del|de_la|de ~ juego|ajedrez|parchis|clase|cole|casa|lego
    quita|apaga|desactiva ~ modo|bloqueo|control ~ noche|remoto|subtitulos
    mi numero favorito|de_la_suerte|de_camiseta
    mi|nuestro cole|colegio|escuela es muy|grande|bonito|bonita|divertido|pequeno|divertida|nuevo|nueva|el_mejor
    plaza sesamo
    calle|avenida sesamo
    vivo|vivimos en ~ # hermanos|personas|gatos
    mi clave|contrasena es fea|divertida
    joder jefe
    hp harry|pavilion|impresora
    impresora|ordenador|portatil hp
    concha marina|mar|de
    huevo|huevos huevon
    mongol imperio|gengis
    imperio|pueblo|guerrero|caballo mongol
    pinga pong
    del sexo masculino|femenino|opuesto
    no|de|18 18 minutos|horas|anos_luz
    18 minutos|horas|horas|anos|velas|euros|puntos|de|paginas|caramelos
    algo|una|cosas|peliculas de|para ~ grandes_aventuras|grandes_heroes|grandes_exploradores|grandes_dinosaurios
    una|las|los|peliculas|cosas ~ de|para ~ grandes _
    pelicula|peliculas de mayores_exitos
    gente|nino|bebe|perro|alguien ~ muriendose de_risa
    pelicula|peli|video|videos ~ la_tortuga
    tortuga*
    tortugas ninja
    no como para
  `,
  digits: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
}
