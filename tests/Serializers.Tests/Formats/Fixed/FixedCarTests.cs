using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Formats.Fixed;

namespace SerBench.Serializers.Tests.Formats.Fixed;

/// <summary>The car's flyweight.</summary>
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
        Assert.True(CarView.TryWrap(Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial), out CarView car));

        Assert.Equal((1700000000123456, 12345, (short)2005, true, CarCode.A), (car.Timestamp, car.SerialNumber, car.ModelYear, car.Available, car.Code));
        Assert.Equal(CarExtras.SunRoof | CarExtras.SportsPack, car.Extras);
        Assert.Equal(("abcdef", "MANUFACTURER", "MODEL"), (car.VehicleCode.ToString(), car.Manufacturer.ToString(), car.Model.ToString()));
        Assert.True(car.HasEngine);
        Assert.Equal((4200, 8, 9000), (car.Engine.Capacity, car.Engine.NumCylinders, car.Engine.MaxRpm));
        Assert.Equal(("abc", "Petrol"), (car.Engine.ManufacturerCode.ToString(), car.Engine.Fuel.ToString()));
        Assert.Equal(Cars.Serial.SomeNumbers!, car.SomeNumbers.ToArray());
        PerformanceFiguresView figures = car.PerformanceFigures;
        Assert.True(figures.MoveNext());
        Assert.True(figures.MoveNext());
        Assert.Equal((99, 3, 100, 11.8f), (figures.OctaneRating, figures.Accelerations.Count, figures.Accelerations.Speed(2), figures.Accelerations.Value(2)));
        Assert.False(figures.MoveNext());
        Assert.Equal((3, 75, 40.0f), (car.FuelFigures.Count, car.FuelFigures.Speed(2), car.FuelFigures.Value(2)));
    }

    [Fact]
    public void DamageHasNoView()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.False(CarView.TryWrap(bytes.AsSpan(0, bytes.Length - 1), out _));
        Assert.Throws<WireFormatException>(() => CarView.Wrap(bytes.AsSpan(1)).Timestamp);
    }

    [Fact]
    public void AnIndexBeyondTheFiguresIsRefused()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.Throws<ArgumentOutOfRangeException>(() => CarView.Wrap(bytes).FuelFigures.Speed(3));
        Assert.Throws<ArgumentOutOfRangeException>(() => CarView.Wrap(bytes).FuelFigures.Value(-1));
    }

    [Fact]
    public void VariableFieldsOutOfOrderAreRefused()
    {
        Assert.Throws<InvalidOperationException>(() =>
        {
            CarWriter car = new CarSerializer().Reset();
            car.Model("MODEL");
            car.VehicleCode("abcdef");
        });
        Assert.Throws<InvalidOperationException>(() => new CarSerializer().Reset().EngineCapacity(1));
        Assert.Throws<InvalidOperationException>(() => new CarSerializer().Reset().OctaneRating(1));
    }

    [Fact]
    public void WhatIsNotCalledForIsDefault()
    {
        var serializer = new CarSerializer();
        serializer.Buffer.Bytes.AsSpan().Fill(0xFF);
        CarWriter car = serializer.Reset();
        car.SerialNumber(7);
        car.Finish();

        Car read = Cars.Objects("fixed/compiled").Decode(serializer.Written.ToArray());

        Assert.True(Cars.Catalog.AreEqual(new Car { SerialNumber = 7 }, read));
    }
}
