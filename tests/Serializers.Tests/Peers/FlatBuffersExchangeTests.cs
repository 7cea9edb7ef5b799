namespace SerBench.Serializers.Tests.Peers;

// Google's library verifies and reads our FlatBuffers by its own accessors, and we read its messages.
public class FlatBuffersExchangeTests
{
    private const string Package = "Google.FlatBuffers";
    private const int MostInstances = 16;

    public static TheoryData<string, string> Cases => PeerCases.Data
        .Where(data => data.Scenario.Name != "deep" && !PeerRoundTripTests.IsRefused($"peer/{Package}", data.Model, data.Scenario.Name))
        .Select(data => (data.Model.Id, data.Scenario.Name))
        .ToTheoryData();

    [PeerTheory(Package)]
    [MemberData(nameof(Cases))]
    public void EachReadsTheOther(string model, string scenario) => PeerCases.Visit(model, new Exchange(scenario));

    private sealed class Exchange(string scenarioName) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.FindScenario(scenarioName)!;
            var theirs = (IObjectCodec<T>)PeerCases.Codec($"peer/{Package}", model);
            var theirView = (IViewCodec<T>)PeerCases.Codec($"peer/{Package}:view", model);
            foreach (string access in (string[])["compiled", "generated"])
            {
                var ours = (IObjectCodec<T>)PeerCases.Codec($"flatbuffers/{access}", model);
                foreach (T value in model.Create(scenario, seed: 5, Math.Min(scenario.Instances, MostInstances)))
                {
                    byte[] message = ours.EncodeToArray(value);
                    Assert.True(model.AreEqual(value, theirs.Decode(message)));
                    Assert.Equal(theirView.Expect(value), theirView.Read(message));
                    Assert.True(model.AreEqual(value, ours.Decode(theirs.EncodeToArray(value))));
                }
            }

            return true;
        }
    }
}
