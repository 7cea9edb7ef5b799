using SerBench.Formats.Fixed;
using SerBench.Serializers.Models.Cars.Fixed;

namespace SerBench.Formats.Tests.Fixed;

// The flyweight of the car.
public class FixedCarTests
{
    [Fact]
    public void TheSerialCarHas221Bytes()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        // Header 4, block 46, engine 13, text 64, numbers 20, groups 2 + 2 x (1 + 5 + 2 + 18) + 2 + 18.
        Assert.Equal(221, bytes.Length);
        Assert.Equal("2E000D00", Convert.ToHexString(bytes, 0, 4));
    }

    [Fact]
    public void AViewReadsFieldByField()
    {
        Assert.True(FixedCarView.TryWrap(Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial), out FixedCarView car));

        Assert.Equal(
            (1700000000123456, 12345, (short)2005, true, CarCode.A),
            (car.Timestamp, car.SerialNumber, car.ModelYear, car.Available, car.Code));
        Assert.Equal(CarExtras.SunRoof | CarExtras.SportsPack, car.Extras);
        Assert.Equal(("abcdef", "MANUFACTURER", "MODEL"), (car.VehicleCode.ToString(), car.Manufacturer.ToString(), car.Model.ToString()));
        Assert.True(car.HasEngine);
        Assert.Equal((4200, 8, 9000), (car.Engine.Capacity, car.Engine.NumCylinders, car.Engine.MaxRpm));
        Assert.Equal(("abc", "Petrol"), (car.Engine.ManufacturerCode.ToString(), car.Engine.Fuel.ToString()));
        Assert.Equal(Cars.Serial.SomeNumbers!, car.SomeNumbers.ToArray());
        PerformanceFiguresView figures = car.PerformanceFigures;
        Assert.True(figures.MoveNext());
        Assert.True(figures.MoveNext());
        Assert.Equal((99, 3), (figures.OctaneRating, figures.Accelerations.Count));
        Assert.Equal((100, 11.8f), (figures.Accelerations.Speed(2), figures.Accelerations.Value(2)));
        Assert.False(figures.MoveNext());
        Assert.Equal((3, 75, 40.0f), (car.FuelFigures.Count, car.FuelFigures.Speed(2), car.FuelFigures.Value(2)));
    }

    [Fact]
    public void DamageHasNoView()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.False(FixedCarView.TryWrap(bytes.AsSpan(0, bytes.Length - 1), out _));
        Assert.Throws<WireFormatException>(() => FixedCarView.Wrap(bytes.AsSpan(1)).Timestamp);
    }

    // The getters read at constant offsets without a check, so a block must hold all known fields.
    [Fact]
    public void ABlockThatIsShorterThanKnownHasNoView()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);
        int engine = FixedFormat.HeaderLength + FixedCarLayout.Engine;
        int textAtEnd = sizeof(char) * (Cars.Serial.Manufacturer!.Length + Cars.Serial.Model!.Length);
        int figures = bytes.Length - textAtEnd - (Cars.Serial.FuelFigures!.Length * FixedCarLayout.FigureBlockLength) - sizeof(ushort);

        // A reference to an object is the length of its block plus one. A group begins with the length of its items' blocks.
        AssertNoView(engine, FixedCarLayout.EngineBlockLength + 1, $"a block of at least {FixedCarLayout.EngineBlockLength} bytes");
        AssertNoView(figures, FixedCarLayout.FigureBlockLength, $"a block of at least {FixedCarLayout.FigureBlockLength} bytes");

        void AssertNoView(int at, int sound, string expected)
        {
            byte[] damaged = [.. bytes];
            Assert.Equal(sound, BinaryPrimitives.ReadUInt16LittleEndian(damaged.AsSpan(at)));
            damaged[at]--;
            Refusal.AssertSays(expected, () => FixedCarView.Wrap(damaged).Timestamp);
        }
    }

    [Fact]
    public void AnIndexBeyondTheFiguresIsRefused()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.Throws<ArgumentOutOfRangeException>(() => FixedCarView.Wrap(bytes).FuelFigures.Speed(3));
        Assert.Throws<ArgumentOutOfRangeException>(() => FixedCarView.Wrap(bytes).FuelFigures.Value(-1));
    }

    [Fact]
    public void VariableFieldsOutOfOrderAreRefused()
    {
        Assert.Throws<InvalidOperationException>(() =>
        {
            FixedCarWriter car = new FixedCarSerializer().Reset();
            car.Model("MODEL");
            car.VehicleCode("abcdef");
        });
        Assert.Throws<InvalidOperationException>(() => new FixedCarSerializer().Reset().EngineCapacity(1));
        Assert.Throws<InvalidOperationException>(() => new FixedCarSerializer().Reset().OctaneRating(1));
    }

    [Fact]
    public void WhatIsNotCalledForIsDefault()
    {
        var serializer = new FixedCarSerializer();
        serializer.Buffer.Bytes.AsSpan().Fill(0xFF);
        FixedCarWriter car = serializer.Reset();
        car.SerialNumber(7);
        car.Finish();

        Car read = Cars.Objects("fixed/compiled").Decode(serializer.Written.ToArray());

        Assert.True(Cars.Catalog.AreEqual(new Car { SerialNumber = 7 }, read));
    }
}
