using System.CommandLine;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Usage;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers;


namespace SerBench.Benchmarks.Driver;

/// <summary><c>field</c>: one field read by name out of a message that is not decoded, against reading it where it is known to be.</summary>
internal static class FieldCommand
{
    public static Command Create(ProgramContext context)
    {
        Option<string> scenario = new("--scenario") { HelpName = "NAME", Description = "the data of the persons", DefaultValueFactory = _ => "article" };
        var command = new Command("field", "Times reading Person.Id by ignite/view out of messages, against a read at a known offset.") { scenario };
        command.SetAction(parsed =>
        {
            OutsideOptions.Refuse(parsed, "it times built-in persons in the format ignite");
            context.DemandRelease();

            var model = new PersonModel();
            string name = parsed.GetRequiredValue(scenario);
            Scenario found = model.FindScenario(name) ?? throw NearestMatch.Unknown("scenario of person", name, model.Scenarios.Select(one => one.Name));
            context.Terminal.Draw(new FieldTimes(found, Writer("ignite/handwritten"), Writer("ignite-full/handwritten")).Measure());
            context.Terminal.Line("The original needs 182 to 203 ns from bytes, on another machine.");
            return ExitCode.Done;

            ICodec<Person> Writer(string id) => context.Selection.FindSerializer(id).Bind(model).Codec!;
        });
        return command;
    }
}
