import type { SafetyList } from '../safety-list.ts'

/** Portuguese of Portugal and Brazil. These words exist here to protect the children who talk to Leo: so that
 *  they are recognised. */
export const portuguese: SafetyList = {
  blocked: `
    merda|merdas|merdoso|caralho*|crl|porra|puta|putas|puto_de_merda|putaria|fdp|pqp|vsf|vtnc|tnc|foda|fodas|fodase|foder|fodeu|fodido|fodida|foda_se|foda_te|fode|cacete_de|buceta*|boceta*|bucetuda|xoxota|xereca|ppk|xana_a|cona|conas|piroca*|rola_grossa|caceta|punheta*|punheteiro|siririca|boquete*|broche_a|chupa_meu|chupa_minha|chupa_o_meu|viado|viados|veado_de_merda|bicha_de|boiola*|baitola*|sapatao|paneleiro*|cuzao|cuzoes|arrombad*|otario_de_merda|corno_de_merda|cornudo|vadia|vadias|piranha_de|galinha_de_merda|rapariga_de_merda|desgracad*|filho_da_puta|filha_da_puta|filhos_da_puta|fdm|babaca|babacas|escrot*|cagalhao|cagar_na|bosta|bostas|pornô|porno*|xvideos|putinha|peitos_de_fora|tetas|mamas_de_fora|bunda|bundas|bundão|sexo|sexual*|sexy|nudes|nudez|masturb*|orgasm*|orgia*|estupr*|violador|pedofil*|prostitut*|erotic*|penis|pênis|vagina|hentai|transar|transando|trepar_com|gozar_na|gozada|esperma|tesao|punhet*
    tomar|tomares|levar|tnc no cu|rabo
    =cu|=cú
    vai|va|vao te|se|à|a? ~ foder|merda|caralho|puta
    vai tomar|a_merda|pro_inferno
    mostra*|ver|quero|manda*|busca|fotos|video|videos ~ pelad*|nua|nuas|nu|nus|sem_roupa|despid*
    mulher|mulheres|gente|homem|homens|meninas|pessoas|raparigas|moças ~ pelad*|nua|nuas|nus|sem_roupa|despid*
    tira a|tua|sua roupa|cueca|calcinha
    ver|quero|mostra*|video|videos|filme|filmes|poe|procura ~ tortur*|decapit*|degol*|esquartej*|gente_morrendo|gente_a_morrer|mortos_de_verdade|tripas|muito_sangue|cadaver*|execuc*|mutil*|sangrent*|pessoas_a_morrer|pessoas_morrendo|massacre|matarem|matando_gente
    gente|pessoas|alguem|animais ~ torturad*|degolad*|decapitad*|esquartejad*|enforcad*
    gore|snuff
    como|onde|ensina*|quero|ajuda*|diz|me_fala|posso|explica ~ fazer|faz|fazem|faco|fabricar|construir|comprar|compro|arranjar|arranjo|conseguir|consigo|ter|usar ~ bomba|bombas|pistola|arma|armas|revolver|explosivo*|granada|veneno|polvora|molotov|espingarda|fuzil|faca_para
    levar|levo|trazer ~ arma|pistola|faca|bomba ~ escola|aula
    como|quero|vou|ajuda*|jeito|maneira ~ matar|mato|assassinar|esfaquear|estrangular|envenenar|matar_te|dar_um_tiro ~ meu|minha|o|a|um|uma|alguem|te|voce|todos|prof*|irmao|irma|mae|pai|gente|gato|cachorro|cao|voces
    vou te|vos|lhe matar|esfaquear|estuprar|arrebentar_a_cara
    te mato|matar_te|vou_matar
    se|te mata|mate
    mata te
    morre|morra desgraca|diabo|logo|cabrao|porra
    cocaina|maconha|baseado|baseados|heroina_na|crack_para|lsd|ecstasy|mdma|haxixe|charro|charros|ganza|ganzas|erva_para_fumar|lança_perfume|loló|metanfetamina|ketamina|skank|traficante_de_droga
    comprar|compro|fumar|fumo|vender|vendo|onde|quero|usar|cheirar|tomar|experimentar|beber|arranjo ~ droga|drogas|erva|maconha|baseado|crack|po_branco|cola|cigarro|cigarros|vape|cerveja|vodka|alcool|cachaca|bala_na|pinga
    me|ficar drogar|drogado|chapado|bebado|embebedar
    drogar me|se
    preto_de_merda|pretos_de_merda|macaco_preto|crioulo|crioulos|negrinho_de|traveco*|mongoloide*|retardad*|mongol|aleijado_de|cigano_de_merda|monhe|monhes|preto_nojento
    pretos|negros|judeus|ciganos|gays|imigrantes|muculmanos|brasileiros|arabes|indios|nordestinos sujos|nojentos|de_merda|imundos|fedem|fora_daqui|tinham_de_morrer|deviam_morrer|inferiores|devem_morrer|ladroes
    odeio|malditos|nojentos|morte_aos|odeio_os|matar_os|matar_todos_os|sujos pretos|negros|judeus|ciganos|gays|imigrantes|muculmanos|arabes|indios|nordestinos|viados|chineses
    piada|piadas|anedota*|anedotas ~ de|sobre|com|contra ~ pretos|preto|negros|judeus|ciganos|gays|aleijados|deficientes|portugues_burro|viados|nordestinos|bichas
    heil|viva hitler|nazismo|os_nazistas|os_nazis
    hitler ~ razao|certo|heroi|bom
  `,
  redirected: `
    ignora|ignore|esquece|esqueca|burla|quebra|pula|apaga|desobedece|contorna|muda|salta|nao_sigas|nao_siga|elimina|desrespeita ~ regras|regra|instrucoes|filtro|filtros|limites|ordens|restricoes|programacao|tudo_o_que|normas
    sem|nenhum|nenhuma|zero regras|filtro|filtros|limites|censura|restricoes|limite
    agora|a_partir_de_agora|de_agora_em_diante|daqui_em_diante ~ es|voce_e|seras|responde|tu_es|te_chamas|aja
    tu|voce es|e agora
    faz|finge|finja|faca|responde|age|aja|joga|fala|imagina|imagine|faz_de|seja|se ~ mau|malvado|maligno|dan|sem_regras|sem_filtro|sem_limites|hacker|nao_tens_regras|nao_tem_regras|humano|que_nao_es
    faz|finge|finja|imagina|imagine|trata*|digamos|pensa|acredita ~ que_tenho|que_sou|que_eu_tenho|que_eu_sou|como_se|como_um|tenho|me_como ~ adulto|18|dezoito|maior|grande|vinte|20
    modo|modo_de dan|desenvolvedor|programador|deus|adulto|adultos|malvado|sem
    prompt|instrucoes|mensagem de|do|secretas|escondidas|iniciais sistema|secretas|escondidas?
    mostra*|diz|repete|revela|escreve|le|quais|repita|mostre|me_conta|fala ~ tuas|teu|suas|seu|o|as ~ instrucoes|prompt|regras_secretas|codigo_fonte|mensagem_de_sistema
    diz|ensina*|conta*|escreve|fala ~ palavroes|palavrao|piada_suja|piadas_sujas|anedota_porca|insultos|asneiras|xingamentos|palavras_feias
    filme|filmes|serie|series|video|videos|coisas|algo|desenhos|conteudo|os ~ para|so_para|de|pra ~ adulto|adultos|maiores|gente_grande|crescidos|maiores_de_18|18|os_crescidos
    maior|maiores|mais|proibid* de|para|a 18|dezoito|menores
    18 mais|+|anos_para_cima
    nao e|sao|seja|para|seja_para|apropriado ~ criancas|crianca
    ignora|ignore|esquece|esqueca|muda|pula|nao_olhes|salta ~ minha|a idade|classificacao|faixa_etaria|limite_de_idade
    tira|desliga|desativa|desbloqueia|tirar|remove|burla|burlar|hackeia|apaga|desligar|desativar|contornar|desbloquear|como_tiro|elimina|contorna|salta ~ controle|controlo|controles|bloqueio|modo|filtro|restricao|limite|perfil|protecao|trava|senha ~ parental|dos_pais|pais|infantil|crianca|criancas|kids|idade|familia|tempo?
    controle|controlo|bloqueio parental|dos_pais|infantil
    qual|diz|me_da|adivinha|sabes|descobre|fala ~ pin|senha|codigo ~ pais|pai|mae|mamae|papai|adulto|perfil
    pais|mae|pai|mamae|papai ~ dormem|dormindo|a_dormir|nao_deixam|nao_deixa|nao_querem|nao_estao|nao_sabem|nao_sabe|disse|disseram|deixa|deixam|proib* ~ ver|filme|terror|tira|poe|coloca|posso|assistir|adulto|tudo|desliga
    sem ~ a|minha|o|meu|os|meus|que ~ mae|pai|pais|mamae saber*|saiba|saibam|ver|perceb*
    nao ~ conta|contes|conte|digas ~ mae|pai|pais|mamae|papai
    perfil|conta do|da|dos|de meu|minha|meus? pai|mae|pais|adulto|adultos
    sou ~ teu|seu|o criador|programador|desenvolvedor|administrador|chefe
    tenho|ja_tenho 18|dezoito|vinte|20 anos
  `,
  distressing: `
    ninguem me|nos da|deu ~ comer|comida
    ninguem ~ em casa ~ dias|fome|medo|sozinh*
    mae|pai|pais|mamae|papai ~ nao voltou|voltaram|volta|chegou
    tranca|prende|fecha|trancam|fecham|prendem|trancou|fechou me|no|na ~ quarto|cave|armario|escuro|porao|banheiro
    nao ha|tem|temos ~ comida|comer
    estou|to|tou com ~ fome ~ nao|ninguem|dias
    nao quero|queria mais? estar|existir|acordar|ca|aqui ~ vivo|viva|aqui|mais?
    gritam|grita|bate*|batem ~ mim|comigo ~ medo|sempre|bate*
    nao aguento|suporto mais|viver
    acabar|terminar com a|minha minha? vida
    tirar a minha|propria propria? vida
    quero|vou|queria ~ me_matar|matar_me|morrer|machucar|cortar|magoar_me|ferir_me|aleijar_me
    cortar os|meus pulsos|bracos
    toca*|mexe*|tocou|mexeu|tocam ~ corpo|partes|peito|pernas|onde_nao|sem_eu|de_um_jeito
    bate*|batem|bateram|espanca*|magoam|machucam ~ casa|muito|todos|sempre|cinto
    medo ~ meu|minha pai|mae|padrasto|tio|avo
    ninguem ~ gosta|ama|quer|cuida de? mim
    ninguem me ama|quer|ajuda|ouve|alimenta
    pede|pediu|disse|mandou|falou|pedem ~ segredo
    segredo ~ ninguem|nao
    tio|avo|pai|papai|mae|mamae|padrasto|madrasta|irmao|primo|professor|treinador|vizinho|senhor|homem|alguem|ele|ela|baba ~ toca|tocou|mexe|mexeu|bate|bateu|magoa|machuca|viola|obriga|ameaca me|mim|em|comigo
    toca|bate|mexe|magoa|bateu|tocou|batem|obriga me|em_mim|comigo
    nao|sem como|comi|comer|comemos|comia ha|faz|desde|dias
    quero|queria|vontade_de desaparecer|sumir|morrer|me_ferir|fazer_mal
    nao quero|posso ~ viver|continuar
    fazer mal a mim
    dormir e nao acordar
    medo de|do|da ir|voltar|meu|minha|ele|pai|padrasto|casa
    bate em mim|nos
    deixaram|deixou|deixa me ~ sozinh*|trancad*
    sozinh* ~ casa ~ dias|medo|fome
    quero|queria|desejo|vontade_de|prefiro|gostava_de|penso_em|vou|gostaria_de ~ morrer|me_matar|matar_me|me_suicidar|suicidar_me|sumir_para_sempre|sumir_pra_sempre|desaparecer_para_sempre|me_machucar|machucar_me|magoar_me|me_cortar|cortar_me|estar_mort*|me_ferir|me_enforcar
    nao quero|aguento|consigo|tenho_vontade_de|vale_a_pena mais? ~ viver|existir|acordar|estar_vivo|estar_viva
    me|eu corto|machuco_de|odeio|estou_cortando|quero_matar|mutilo|quero_cortar
    corto me
    suicid*|automutil*|autolesao
    queria|preferia ~ nunca_ter_nascido|nao_ter_nascido|estar_mort*
    ninguem|todos|toda_gente me|gosta|ia ~ ama|odeiam|de_mim|sentir_a_minha_falta|sentir_minha_falta|odeia|da_comida
    melhor sem mim
    vida nao vale|presta|faz_sentido
    tio|avo|pai|papai|mae|mamae|padrasto|madrasta|irmao|primo|professor|treinador|vizinho|senhor|homem|alguem|ele|ela|baba|padre|moco|colega|colegas|eles me|nos|bate toca|tocou|mexe|mexeu|bate|batem|bateu|espanca|abusa|abusou|estupra|estuprou|viola|violou|obriga|obrigou|forca|ameaca|ameacou|tranca|trancou|machuca|machucou|magoa|maltrata|apalpa|beija_a_forca|faz_mal|fere|queima|em_mim|toca_no|toca_na|violou_me|bate_me|toca_me
    toca|mexe|mexeu|tocou|bate|bateu|bateram|abusa|abusou|batem|magoa|viola|obriga|tranca me|em|de|comigo|no_meu|na_minha mim?
    me bate|batem|bateu|bateram|espanca*|abusa*|estupr*|violenta*|maltrata*|ameaca*|sequestr*|trancou|tranca|trancaram|obriga*|tocou|bullying|perseg*|toca|apalp*|agride|agrediu
    partes intimas|privadas
    sofro|fazem|faz bullying|abuso|agressao|violencia
    bate|bateu|espanca na|no|em|a minha|meu|mim? mae|mamae|pai|irmao|irma
    segredo|segredos ~ nao|ninguem ~ contar|conte|dizer|diga|posso|contes|falar
    diz|disse|pede|pediu|fala|falou|dizem ~ que|para|pra ~ nao|segredo|guardar ~ contar|conte|dizer|diga|segredo|falar|ninguem
    nao ~ posso|devo contar|dizer|falar ~ ninguem|mae|mamae|pais|pra
    pede|pediu|manda|mandou ~ foto|fotos|nud*|pelad*|encontrar|video_meu|tirar_a_roupa
    se eu contar|disser|falar ~ mata|bate|magoa|machuca|vai
    tenho|estou_com medo ~ pai|padrasto|mae|tio|ir_para_casa|voltar_para_casa|voltar_pra_casa|ele_me
    tenho|estou_com|passo fome ~ nao|ninguem|sem|dias ~ comida|comer|comi|dias|casa|comemos|ha?
    nao|nada comi|como|ha|tem|temos|tenho|me_dao|para ~ comida|comer|nada|dias|ontem|de_comer ~ dias|casa|ontem|hoje|dois?
    estou|me|fiquei|deixaram|me_deixaram|to|tou sozinh*|perdid*|trancad*|pres*|me_sozinh*|ferid*|sangrando|a_sangrar ~ medo|casa|dias|fome|noite|ajuda|sei|escuro|rua|ninguem|muito?
    estou|esta sangrando|a_sangrar|sequestrad*|em_perigo|ferid*|desmaiad*|inconsciente
    socorro|ajuda|me_ajuda|ajudem ~ medo|perigo|bate|sangr*|fogo|policia|sozinh*|matar|machuc*|incendio
    socorro
    nao consigo|respira|esta respirar|respirando|a_respirar
    mae|pai|avo|mamae|papai nao respira|acorda|esta_a_respirar|se_mexe|ta_respirando
    casa|cozinha esta|ta|a pegando_fogo|a_arder|em_chamas|arder|pegar_fogo
    ha|tem|esta um|alguem|fogo ~ homem|estranho|ladrao|desconhecido|casa ~ porta|casa|janela|fora|entrar
    estranho|desconhecido|homem|senhor|alguem ~ seguir|seguindo|me_segue|encontrar_me|me_encontrar|encontrar_comigo|no_carro_dele|foto_minha|fotos_minhas|ir_com_ele
    quero|fugi|vou|vou_fugir fugir|de ~ casa
    tomei|engoli|bebi ~ comprimidos|remedios|veneno|lixivia|agua_sanitaria
  `,
  personal: `
    rua|avenida|av|travessa|praca|alameda|estrada|largo|rodovia|beco ~ #
    moro|vivo|moramos|vivemos|minha_casa|casa_fica na|no|em|fica_na ~ rua|avenida|travessa|praca|condominio|bairro|# _
    meu|nosso|o|da_mae|da_minha_mae|do_pai numero|telefone|telemovel|celular|zap|whatsapp ~ #
    minha|nossa|meu|nosso morada|endereco e|fica|: _
    liga|ligue|chama|escreve me|para|pro ~ # #? #? #?
    codigo|senha|pin|palavra_passe|password e|do|da|de ~ #
    minha|a|nossa senha|palavra_passe|password e|do|da|de _
    minha|nossa|meu escola|creche|colegio|turma chama_se|se_chama|e_a|e_o _
    estudo|ando|estuda|vou no|na|ao|a|em colegio|escola|creche|jardim ^|sao|santa|santo|estadual|municipal|da|de|do|dom|professor _?
    nome completo|inteiro e|: _
    meu apelido|sobrenome|ultimo_nome e _
    me|eu_me chamo ^ ^
    chamo me ^ ^
    meu nome e ^ ^
    meu email|mail|e_mail|gmail e|: _
    arroba gmail|hotmail|yahoo|outlook|sapo
    arroba _ ponto com|pt
    cartao|cpf|rg|bi|nif de|e|do ~ #
    meu insta|instagram|snap|tiktok|discord|roblox|user|usuario|nick e|: _
    chave|chaves ~ debaixo|embaixo|por_baixo ~ tapete|vaso|capacho
    estamos|vamos_estar|viajamos fora|de_ferias|viajando|viajar ~ ate ~ #
  `,
  unsaid: `
    onde|em_que|qual|que ~ moras|mora|vives|vive|tua_morada|seu_endereco|teu_endereco|cidade_moras|rua_moras|fica_a_tua_casa|fica_sua_casa|estas_agora
    teu|tua|seu|sua endereco|morada|telefone|senha|numero|sobrenome|apelido|email|escola|pin
    qual|que|em_que|como ~ escola ~ andas|estudas|estuda|vais|tua|sua|chama
    quantos anos tens|voce_tem|tem
    qual a? tua|sua|e_a_tua|e_a_sua|seu|teu idade|nome|numero
    qual e|o teu|seu|tua|sua nome|idade|endereco|morada
    como te|voce|se chamas|chama
    estas|voce_esta|esta|ta ~ sozinh*
    tem|ha|esta alguem ~ contigo|com_voce|em_casa
    manda*|envia*|mostra*|partilha|compartilha ~ foto|fotos|selfie|video|cara|rosto|corpo|camera
    guarda|nosso|sera|fica|e ~ segredo|entre_nos
    nao ~ contes|conte|conta|digas|diga|dizer|contar|fale ~ ninguem|mae|pai|pais|mamae
    encontrar|vamos|encontro|encontra|nos_vemos|vem ~ parque|comigo|encontrar*|rua|fora|minha_casa|sozinh*
    sai|foge|saia|fuja|vem|deixa ~ casa|sozinh*|comigo|rua
    abre a porta
    toma|engole|bebe|tome|da_lhe ~ comprimid*|remedio*|aspirina|mg|paracetamol|lixivia|ibuprofeno
    fazer|construir|fabricar|preparar ~ bomba|explosivo|veneno|arma|droga
    mistura|misture ~ lixivia|amoniaco|acido|gasolina|agua_sanitaria
    clica|clique|visita ~ link|site
    te|se machucar|machuca|corta|mata
    ponto com
  `,
  harmless: `
    morrer|morro|morrendo|morto|morta|a_morrer de rir|riso|fome_ja|saudade*|vontade|curiosidade|vergonha|amor|frio|calor|tedio|sono
    matar|mato|matei|mata|matando o|a|as|um|saudade* tempo|saudade*|fome|dragao|tedio|sede|curiosidade|barata|mosquitos
    matar saudades
    bomba|bombas|pistola|arma|pistolas de|d agua|chocolate|banho|brinquedo|brincar|creme|sabao|bolhas|gasolina|ar|bicicleta|encher
    fazer|faz|comprar|usar ~ bomba|bombas|pistola|arma ~ agua|chocolate|banho|brinquedo|creme|bolhas|lego|papelao
    puto|putos giro|reguila|do|da
    os|o|um|meu puto|putos
    bicha|rapariga do|da|na|de|para
    veado|veados
    pinto|pintos|galinha
    pelada|peladas|jogar|futebol|gato|rato de|jogar|uma|pelado ~ futebol|bola|rua?
    jogar|ver|quero|joga ~ pelada ~ futebol|bola|com|rua|no
    bola ao cesto
    sexo do|oposto|masculino|feminino bebe?
    pes|rato|olho|mao nus|nu|pelado|toupeira
    preto e|branco
    me|nos toca|toco o|a|muito musica|coracao|violao|vez
    toca me ao|muito|o coracao
    me bate|bate a|uma|no saudade|fome|tambor|xadrez
    irmao|pai|mae|ele|ela|vizinho me|bate bate|toca|a|o|na|no|palmas porta|bola|bolo|ovos|campainha|piano|violao|palmas|xadrez|tambor|guitarra
    ele|pai|irmao|ela ~ toca|bate ~ violao|piano|guitarra|tambor|palmas|bolo|bola
    segredo|segredos ~ surpresa|festa|presente|aniversario
    agente|jardim|receita|passagem|base secreto|secreta
    agora|tu|voce|a_partir_de_agora es|e|agora voce? meu|minha|um|uma|o|a|es amigo|amiga|pirata|princesa|dragao|gato|principe|fada|rei
    sem limite|limites|regras|filtro de|para|no|na ~ velocidade|jogo|cafe|imaginacao|tempo
    esquece|muda|pula|apaga ~ regras|instrucoes do|da|de ~ jogo|xadrez|escola
    rua sesamo
    tenho|estou_com fome ~ lanche|pizza|bolo|gelado|sorvete
    sozinho em casa
    esqueceram de mim
    meu numero da_sorte|favorito|preferido|da_camisola|da_camisa
    grandes e|exploradores pequenos?
    filme|filmes|coisas ~ de|para ~ gente_grande_e_pequena
    mais de 18 minutos|pessoas|horas
    mongol imperio|gengis
    imperio|povo|cavalo mongol
    conas
    bosta de|do vaca|cavalo|boi|elefante
    crioulo cabo_verde*
    cola_bastao|refrigerante
    cola de|coca papel
  `,
  digits: 'zero um dois tres quatro cinco seis meia sete oito nove',
}
