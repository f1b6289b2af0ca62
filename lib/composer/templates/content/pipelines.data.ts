import { steps as course, type KnownSteps } from './steps.data';

/** What goes through what, by kind of pipeline: a stage, what is done there. The first one is for any. */
export const PIPELINES: readonly [KnownSteps, ...KnownSteps[]] = [
  course(
    'ci cd, ci, continuous integration, continuous delivery',
    'CI/CD pipeline',
    `
Commit | Code goes in |
Build | Compile and package |
Test | Unit and end to end |
Deploy | Out to production |
Monitor | Watch and alert |`,
  ),
  course(
    'devops, devops pipeline, devops workflow, devops lifecycle',
    'DevOps',
    `
Plan | |
Code | |
Build | |
Test | |
Release | |
Deploy | |
Operate | |
Monitor | |`,
  ),
  course(
    'data pipeline, etl, etl pipeline, data flow, data engineering, data warehouse',
    'Data pipeline',
    `
Sources | Apps, files, sensors |
Ingest | Collect the data |
Transform | Clean and join |
Data warehouse | Store it |
Analyse | Reports and charts |`,
  ),
  course(
    'machine learning, ml, ml pipeline, machine learning pipeline, mlops, ai pipeline, model training',
    'Machine learning pipeline',
    `
Data | Collect and label |
Features | Clean and choose |
Train | Fit the model |
Evaluate | Measure it |
Deploy | Serve it |
Monitor | Watch for drift |`,
  ),
  course(
    'sales pipeline, deal pipeline',
    'Sales pipeline',
    `
Leads | |
Contact | |
Proposal | |
Negotiation | |
Deal | |`,
  ),
];
