/** What stands for the parts and the stages of software in its diagrams; words > sign of the icon sets. */
const ROWS = `
browser,web app,web client,frontend,front end,website,web page,ui,single page app,react app,dashboard,portal > app-window
client,desktop,computer,pc,workstation,presentation > monitor
laptop,notebook > laptop
mobile,mobile app,phone,smartphone,app,ios,android > smartphone
tablet > tablet
user,person,visitor,customer > user
users,customers,visitors,audience,clients,leads,lead > users
internet,web,cdn,dns,domain,production,prod,edge > globe
cloud,aws,azure,gcp,saas > cloud
api gateway,gateway,api,rest api,graphql,endpoint,reverse proxy,proxy,nginx,ingress > waypoints
load balancer,balancer,routing > split
firewall,waf > brick-wall-fire
router,modem,switch,hub,access point > router
wifi,wireless > wifi
server,web server,app server,application server,host,vm,virtual machine,staging,node,origin > server
backend,back end,application,business logic,logic,worker,workers,cron,scheduler,job,jobs > server-cog
service,services,microservice,microservices,module,component > box
container,containers,docker,image,docker image > container
kubernetes,cluster,orchestrator,k8s > ship-wheel
function,functions,lambda,serverless > square-function
database,databases,db,sql,postgres,postgresql,mysql,mongodb,mongo,nosql,data,data store,store,storage layer,replica,sources,source data > database
cache,redis,memcached,in memory,caching > zap
queue,message queue,message broker,broker,kafka,rabbitmq,event bus,events,stream,streaming,topic > rows-3
storage,object storage,s3,bucket,disk,file storage,files,backup,data lake,lake,warehouse,data warehouse > hard-drive
auth,authentication,login,identity,oauth,auth service,sso,authorization,token > key-round
security,scan,security scan,vulnerability scan,audit > shield-check
payment,payments,billing,stripe,checkout > credit-card
orders,order,order service,cart > shopping-cart
notification,notifications,alert,alerts,push notification > bell
email,mail,email service,smtp > mail
search,elasticsearch,index > search
logs,logging,log > scroll-text
printer > printer
code,develop,coding,write code,development,source code > code-xml
commit,git commit > git-commit-horizontal
branch,feature branch > git-branch
repository,repo,source,version control,git,github,gitlab,source control > folder-git-2
push,git push,load,upload > upload
pull,fetch,ingest,ingestion,collect,extract,download > download
pull request,code review,merge request,review,pr > git-pull-request
merge,integrate,integration > git-merge
build,compile,bundle,assemble > hammer
test,tests,unit test,unit tests,integration test,integration tests,testing,e2e tests,qa,experiment > flask-conical
lint,static analysis,validate,validation,checks,quality gate,check,verify > list-checks
package,artifact,artifacts,artefact > package
registry,archive,artifact repository,docker registry > archive
release,tag,version > tag
deploy,deployment,launch,ship,go live > rocket
monitor,monitoring,observe,observability,metrics,operate health > activity
plan,planning,backlog,requirements > clipboard-list
operate,operations,configure,config,setup > settings
approve,approval,sign off > thumbs-up
transform,transformation,clean,process,processing,etl,features,feature engineering > shuffle
analyse,analyze,analytics,analysis,report,reports,reporting,bi > chart-line
visualise,visualize,visualization,charts > chart-pie
train,training,model,ai,machine learning,llm,inference > brain
evaluate,evaluation,performance > gauge
feedback > message-circle
contact,call,outreach > phone
offer,proposal,quote > file-text
negotiation,negotiate,deal,closed,close > handshake
`;

const signs = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [words = '', sign = ''] = row.split(' > ');
    return words.split(',').map((word) => [word, sign] as const);
  })
  .sort(([one], [other]) => other.length - one.length);

/** The sign of a part of software, its longest word first; nothing where no word is known. */
export function techSignOf(text: string): string | undefined {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  return signs.find(([word]) => words.includes(` ${word} `))?.[1];
}
